import { describe, expect, it } from "vitest";
import { networkOf, shortAddress } from "~/domain/people/login-log/visit";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:0:0:0:1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("a shortened address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["::ffff:203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:1:2::7", "2001:db8:1::/48"],
    ["2001:DB8::1", "2001:db8:0::/48"],
    ["203.0.113.0/24", "203.0.113.0/24"],
    ["2001:db8:1::/48", "2001:db8:1::/48"],
    ["unknown", "unknown"],
    ["somebody's name", "unknown"],
  ])("of %s is %s", (address, short) => {
    expect(shortAddress(address)).toBe(short);
  });
});
