import { describe, expect, it } from "vitest";
import { sessionCookie } from "~/http/cookies";

const secret = "a secret of more than thirty-two characters";

describe("the session cookie", () => {
  it("is limited to this host, and to TLS if the site has it", async () => {
    const header = await sessionCookie({ secret, isSecure: true }).serialize("an id");
    expect(header).toMatch(/^__Host-calima-session=/);
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) expect(header).toContain(attribute);
    expect(header).not.toContain("Domain");
  });

  it("has a plain name without TLS", async () => {
    const header = await sessionCookie({ secret, isSecure: false }).serialize("an id");
    expect(header).toMatch(/^calima-session=.*HttpOnly/);
    expect(header).not.toContain("Secure");
  });

  it("is refused if it is unsigned or signed with another secret", async () => {
    const ours = sessionCookie({ secret, isSecure: false });
    const forged = await sessionCookie({ secret: `${secret}!`, isSecure: false }).serialize("an id");
    const [unsigned] = (await ours.serialize("an id")).split(".");
    expect(await ours.parse(await ours.serialize("an id"))).toBe("an id");
    expect(await ours.parse(forged)).toBeNull();
    expect(await ours.parse(`${unsigned ?? ""}.`)).toBeNull();
  });
});
