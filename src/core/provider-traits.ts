import type { Profile } from './area.ts';
import type { ModelKind } from './model-catalogue.ts';

/** What a deployment's entry in specway.yaml says of its place; a provider's own schema adds keys to it. */
export interface ProviderSettings {
  /** Without trailing slash. */
  readonly baseUrl?: string;
}

/**
 * What the program asks about a kind of upstream, so that nobody asks for its name. There is one entry for each in
 * src/providers/provider-table.ts; deployments carry it. Shared.
 */
export interface ProviderTraits {
  /** As specway.yaml has it, in lower-case letters. Clients keep it in the signatures of thoughts, so that it never changes. */
  readonly name: string;
  /** `gen_ai.provider.name` of its spans: the semantic conventions' name for the vendor, where they have one. */
  readonly telemetryName: string;
  /** The kinds of models that it can serve. */
  readonly kinds: readonly ModelKind[];
  /**
   * Those of its kinds that the vendor itself does not offer, or not any more: they are served at an address of the operator's, and the catalogue's
   * models of them by name only. Default: none.
   */
  readonly unofferedKinds?: readonly ModelKind[];
  /** The kind of a model whose name tells none; `null` where nothing but a name can tell. */
  readonly defaultKind: ModelKind | null;
  /** How it spells the models of the catalogue. */
  readonly spelling: Profile;
  /** Names that it may have beside those of the catalogue: snapshots, and what is made tomorrow. */
  readonly namePatterns: readonly string[];
  /**
   * What takes the place of catalogue models that it has retired and clients go on using, by their ids. An operator's
   * `models` wins. Default: it has retired none.
   */
  readonly successors?: Readonly<Record<string, string>>;
  /** Whether its adapter has `listModels`. Default: it has not. */
  readonly hasModelList?: boolean;
  /** Whether it is built in: its adapter holds no connections, and is made anew for each configuration. Default: it is not. */
  readonly isBuiltIn?: boolean;
  /**
   * Whether it is another gateway with this contract, which performs all that a model is offered with and holds a request
   * to the profile that it is spelled in. Default: it is not.
   */
  readonly isGateway?: boolean;
  /** Whether its models refuse turns of others whose first call is not signed, as isThirdGeneration says. Default: none does. */
  readonly wantsSignedCalls?: boolean;
  /** Whether it encodes predicted pictures as `outputOptions` asks. Default: it does not. */
  readonly takesOutputOptions?: boolean;
  /** The address of a deployment without trailing slash, of what its schema has let pass; empty where there is none. */
  createBaseUrl(settings: ProviderSettings): string;
  /**
   * What its schema cannot say of a credential: why it cannot serve, as the end of a sentence that does not show it; `null`
   * when it can. Default: the schema says it all.
   */
  explainCredential?(credential: string): string | null;
}
