/** What is published as it is: each reader loads all of it. */
export const MAX_PUBLISHED_BYTES = 300_000;
/** Of pictures that smaller ones are made of; more costs every build time and a repository room, and no reader sees it. */
export const MAX_SOURCE_BYTES = 5_000_000;
/** Of the longer side, for the same reason: twice the width of a large screen. */
export const MAX_SOURCE_PIXELS = 4000;
