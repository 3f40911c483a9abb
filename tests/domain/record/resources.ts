import * as projectDelete from "~/routes/admin.$resource.$id.delete";
import * as projectEdit from "~/routes/admin.$resource.$id.edit";
import * as projectList from "~/routes/admin.projects";
import * as projectMove from "~/routes/admin.$resource.$id.move";
import * as projectNew from "~/routes/admin.$resource.new";
import * as serviceDelete from "~/routes/admin.$resource.$id.delete";
import * as serviceEdit from "~/routes/admin.$resource.$id.edit";
import * as serviceList from "~/routes/admin.services";
import * as serviceMove from "~/routes/admin.$resource.$id.move";
import * as serviceNew from "~/routes/admin.$resource.new";
import * as sponsorDelete from "~/routes/admin.$resource.$id.delete";
import * as sponsorEdit from "~/routes/admin.$resource.$id.edit";
import * as sponsorList from "~/routes/admin.sponsors";
import * as sponsorMove from "~/routes/admin.$resource.$id.move";
import * as sponsorNew from "~/routes/admin.$resource.new";
import * as teamDelete from "~/routes/admin.$resource.$id.delete";
import * as teamEdit from "~/routes/admin.$resource.$id.edit";
import * as teamList from "~/routes/admin.team";
import * as teamMove from "~/routes/admin.$resource.$id.move";
import * as teamNew from "~/routes/admin.$resource.new";
import { emptyProjects, createProject, createProjects } from "../projects/factories";
import { emptyServices, createService, createServices } from "../services/factories";
import { emptySponsors, createSponsor, createSponsors } from "../sponsors/factories";
import { emptyTeam, createMember, createMembers } from "../team/factories";

/** What staff do alike with every resource: its screens, a record of it, and the words that are its own. */
export const RESOURCES_BY_NAME = [
  {
    resource: "team",
    accusative: "Teammitglieder",
    screens: { list: teamList, new: teamNew, edit: teamEdit, delete: teamDelete, move: teamMove },
    empty: emptyTeam,
    make: () => createMember({ name: "Alt" }),
    makeMany: createMembers,
    typed: { name: "Neu getippt", position: "Kamera", is_team_member: "on", "es.bio": "Una historia" },
    kept: { name: "Neu getippt", es: { bio: "Una historia" } },
    notSaved: ["Fehler beim Speichern: Unbekannter Fehler", "Fehler beim Speichern: Unbekannter Fehler"],
    notDeleted: "Fehler beim Löschen: Unbekannter Fehler",
  },
  {
    resource: "sponsors",
    accusative: "Sponsoren",
    screens: { list: sponsorList, new: sponsorNew, edit: sponsorEdit, delete: sponsorDelete, move: sponsorMove },
    empty: emptySponsors,
    make: () => createSponsor({ name: "Alt" }),
    makeMany: createSponsors,
    typed: { name: "Neu getippt", category: "Podcast", "es.description": "Una historia" },
    kept: { name: "Neu getippt", es: { description: "Una historia" } },
    notSaved: ["Fehler beim Speichern: Unbekannter Fehler", "Fehler beim Speichern: Unbekannter Fehler"],
    notDeleted: "Fehler beim Löschen: Unbekannter Fehler",
  },
  {
    resource: "projects",
    accusative: "Projekte",
    screens: { list: projectList, new: projectNew, edit: projectEdit, delete: projectDelete, move: projectMove },
    empty: emptyProjects,
    make: () => createProject({ title: "Alt" }),
    makeMany: createProjects,
    typed: {
      title: "Neu getippt",
      description: "Lang",
      category: "Kino",
      image_url: "/artwork/projects/die-salzlinie.webp",
      "es.title": "Una historia",
    },
    kept: { title: "Neu getippt", es: { title: "Una historia" } },
    notSaved: ["Fehler beim Erstellen: Unbekannter Fehler", "Fehler beim Aktualisieren: Unbekannter Fehler"],
    notDeleted: "Fehler beim Löschen des Projekts: Unbekannter Fehler",
  },
  {
    resource: "services",
    accusative: "Services",
    screens: { list: serviceList, new: serviceNew, edit: serviceEdit, delete: serviceDelete, move: serviceMove },
    empty: emptyServices,
    make: () => createService({ title: "Alt" }),
    makeMany: createServices,
    typed: { title: "Neu getippt", description: "Lang", icon: "Mic", category: "main", "es.title": "Una historia" },
    kept: { title: "Neu getippt", es: { title: "Una historia" } },
    notSaved: ["Fehler beim Speichern des Services.", "Fehler beim Speichern des Services."],
    notDeleted: "Fehler beim Löschen des Services.",
  },
] as const;
