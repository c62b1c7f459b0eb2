/** What one deployment has under way, for whoever scrapes it. */
export interface DeploymentLoad {
  readonly deploymentId: string;
  /** Attempts and streams under way, those included that nobody waits for any more. */
  readonly running: number;
  /** Whether it is left out of every pick, for all of its models, while there is another one. */
  readonly isCooling: boolean;
  /**
   * The models that are left out on their own, by the upstream's name; `null` stands for all those that the configuration does
   * not name, so that there are never more than it has.
   */
  readonly coolingModels: ReadonlySet<string | null>;
}
