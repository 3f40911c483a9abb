import { createContext, useContext } from "react";
import { roleLabel } from "../login-log/person-names";

type Role = { id: string; name: string; description: string };

/** What the form of a person shows beside its own values; `email` is the address of who is there. */
type UserFacts = { roles: readonly Role[]; email: string; isLastAdmin: boolean };

const Facts = createContext<UserFacts>({ roles: [], email: "", isLastAdmin: false });

export const UserFactsProvider = Facts.Provider;

export function useUserFacts() {
  const { roles, email, isLastAdmin } = useContext(Facts);
  const options = roles.map(({ id, name, description }) => ({ value: id, label: `${roleLabel(name)} – ${description}` }));
  return { email, isLastAdmin, options };
}
