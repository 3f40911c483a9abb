import { newSecretId, secretKey } from "~/domain/people/access/secret-id";
import { sessionCookie } from "~/http/cookies";
import type { SiteData } from "./site-data";

/** Opens a session without the login, which has its own tests. Answers the cookie. */
export async function openSession({ environment, openSql }: SiteData, email: string) {
  const id = newSecretId();
  const sql = openSql();
  await sql.run([
    `insert into sessions (id, user_id, created_at, last_seen_at, expires_at, ip_address, user_agent)
     select '${secretKey(id)}', id, created_at, created_at, '2099-01-15T09:30:00.000+00:00', '127.0.0.1', 'a test'
     from admin_profiles where email = '${email}'`,
  ]);
  await sql.close();
  const cookie = sessionCookie({ secret: environment.SESSION_SECRET ?? "", isSecure: false });
  const [value = ""] = (await cookie.serialize(id)).slice(`${cookie.name}=`.length).split(";");
  return { name: cookie.name, value };
}
