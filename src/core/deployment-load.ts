/** What one deployment has under way, for whoever scrapes it. */
export interface DeploymentLoad {
  readonly deploymentId: string;
  /** Attempts and streams under way, those included that nobody waits for any more. */
  readonly running: number;
  /** Whether it is left out of every pick while there is another one. */
  readonly isCooling: boolean;
}
