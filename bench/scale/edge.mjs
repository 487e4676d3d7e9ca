const SECONDS_A_DAY = 86_400;

/**
 * Requests a day that a CDN has to pass on to the origin when it keeps every file until the next deploy. In each place a
 * file is asked for at random moments, so that the chance of at least one request between two deploys is 1 - e^-n.
 */
export function missesUntilDeploy(requests, shares, { edges, deploysADay }) {
  const turns = edges * deploysADay;
  return sumOver(shares, (share) => turns * -Math.expm1((-requests * share) / turns));
}

/** The same when it keeps every file for some seconds: after a miss there are so many requests, on average, without one. */
export function missesWithAge(requests, shares, { edges, seconds }) {
  return sumOver(shares, (share) => {
    const each = requests * share;
    return each / (1 + (each / edges / SECONDS_A_DAY) * seconds);
  });
}

/** Requests a second in the busiest hour. */
export function peakPerSecond(requests, { peakFactor }) {
  return (requests / SECONDS_A_DAY) * peakFactor;
}

function sumOver(shares, term) {
  return shares.reduce((sum, share) => sum + term(share), 0);
}
