/** Runs before the tests of `npm test`, which would otherwise look like all there are. */
export function setup(): void {
  console.log(
    'Left out here: what needs PostgreSQL and Redis (npm run test:services) and what takes minutes, or runs clients of others (npm run test:full).',
  );
}
