import * as deleteScreen from "~/routes/admin.$resource.$id.delete";
import * as editScreen from "~/routes/admin.$resource.$id.edit";
import * as listScreen from "~/routes/admin.$resource";
import * as moveScreen from "~/routes/admin.$resource.$id.move";
import * as newScreen from "~/routes/admin.$resource.new";
import { emptyProjects, createProject, createProjects } from "../projects/factories";
import { emptyServices, createService, createServices } from "../services/factories";
import { emptySponsors, createSponsor, createSponsors } from "../sponsors/factories";
import { emptyTeam, createMember, createMembers } from "../team/factories";

const screens = { list: listScreen, new: newScreen, edit: editScreen, delete: deleteScreen, move: moveScreen };

/** What all resources share in the admin: screens, a record, and their own texts. */
export const RESOURCES_BY_NAME = [
  {
    resource: "team",
    accusative: "Teammitglieder",
    screens,
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
    screens,
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
    screens,
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
    screens,
    empty: emptyServices,
    make: () => createService({ title: "Alt" }),
    makeMany: createServices,
    typed: { title: "Neu getippt", description: "Lang", icon: "Mic", category: "main", "es.title": "Una historia" },
    kept: { title: "Neu getippt", es: { title: "Una historia" } },
    notSaved: ["Fehler beim Speichern des Services.", "Fehler beim Speichern des Services."],
    notDeleted: "Fehler beim Löschen des Services.",
  },
] as const;
