import * as z from 'zod';

/** How `lontar links` asks for the addresses that texts link to outside of the site. */
export const linksSchema = z.strictObject({
  /** Addresses that are not asked for; `*` stands for anything. */
  ignore: z
    .array(z.string().regex(/^https?:\/\/\S+$/, { error: "an address such as 'https://example.com/*'" }))
    .default([]),
  /** Seconds between two requests to one host. */
  pause: seconds(0, 30).default(1),
  /** Seconds after which a host that has not answered is given up. */
  timeout: seconds(0.1, 60).default(15),
});

function seconds(least: number, most: number) {
  const error = `seconds, from ${least} to ${most}`;
  return z.number({ error }).min(least, { error }).max(most, { error });
}
