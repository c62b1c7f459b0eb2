/** The parts of a .cpuprofile (Chrome DevTools Protocol, Profiler.Profile) that are read here. Times in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** One place in the call tree. */
export interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** From 0. */
    readonly lineNumber: number;
  };
  /** Ids of what was called from here. */
  readonly children?: readonly number[];
}

/** A stretch of the profile's own clock, in microseconds. */
export interface ProfileWindow {
  readonly from: number;
  readonly to: number;
}

/** Self time of one function or one group of them. */
export interface SelfTime {
  readonly name: string;
  readonly micros: number;
  /** Of the time that was not idle, 0 to 1. */
  readonly share: number;
}

/** Where the time went. */
export interface ProfileSummary {
  /** Time that was not idle, in microseconds. */
  readonly busyMicros: number;
  /** Functions by self time, the largest first. */
  readonly functions: readonly SelfTime[];
  /** The same time by package, by folder of src, or by part of Node. */
  readonly groups: readonly SelfTime[];
}

/** The names one sample counts for. */
interface Names {
  readonly functionName: string;
  readonly groupName: string;
}

/** Adds up the self time of every function within the window. Paths under `root` are shown relative to it. */
export function summariseProfile(profile: CpuProfile, window: ProfileWindow, root: string): ProfileSummary {
  const names = nameNodes(profile.nodes, root);
  const functions = new Map<string, number>();
  const groups = new Map<string, number>();
  let time = profile.startTime;
  let busyMicros = 0;
  profile.samples.forEach((id, index) => {
    const delta = profile.timeDeltas[index] ?? 0;
    time += delta;
    const name = names.get(id);
    if (name === undefined || time < window.from || time > window.to) return;
    busyMicros += delta;
    add(functions, name.functionName, delta);
    add(groups, name.groupName, delta);
  });
  return { busyMicros, functions: rank(functions, busyMicros), groups: rank(groups, busyMicros) };
}

/** The names of every node but the idle one. */
function nameNodes(nodes: readonly ProfileNode[], root: string): ReadonlyMap<number, Names> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map<number, ProfileNode>();
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node);
  const named = [...byId.values()].filter(({ callFrame }) => callFrame.functionName !== '(idle)');
  return new Map(
    named.map((node) => {
      const caller = isNative(node) ? findCaller(node, parents) : undefined;
      const suffix = caller === undefined ? '' : `  < ${nameFunction(caller, root)}`;
      return [node.id, { functionName: nameFunction(node, root) + suffix, groupName: nameGroup(node, root) }];
    }),
  );
}

/** A function of Node or V8 that is not JavaScript: who called it says more than its name. */
function isNative({ callFrame }: ProfileNode): boolean {
  return callFrame.url === '' && !callFrame.functionName.startsWith('(');
}

/** The nearest caller that is neither native nor a part of Node. */
function findCaller(node: ProfileNode, parents: ReadonlyMap<number, ProfileNode>): ProfileNode | undefined {
  let caller = parents.get(node.id);
  while (caller !== undefined && (caller.callFrame.url === '' || caller.callFrame.url.startsWith('node:'))) {
    caller = parents.get(caller.id);
  }
  return caller;
}

function add(totals: Map<string, number>, name: string, micros: number): void {
  totals.set(name, (totals.get(name) ?? 0) + micros);
}

function rank(totals: ReadonlyMap<string, number>, busyMicros: number): readonly SelfTime[] {
  return [...totals]
    .map(([name, micros]) => ({ name, micros, share: micros / busyMicros }))
    .sort((a, b) => b.micros - a.micros);
}

/** `render src/server/sse.ts:12`, the path shortened to what comes after the project or node_modules. */
function nameFunction({ callFrame }: ProfileNode, root: string): string {
  const name = callFrame.functionName === '' ? '(anonymous)' : callFrame.functionName;
  if (callFrame.url === '') return name;
  return `${name}  ${shortenUrl(callFrame.url, root)}:${String(callFrame.lineNumber + 1)}`;
}

function shortenUrl(url: string, root: string): string {
  const path = url.replace(/^file:\/\//, '');
  const inPackage = path.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return path.slice(inPackage + '/node_modules/'.length);
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

/** What a developer would blame: a package, a folder of src, a module of Node, or the engine itself. */
function nameGroup({ callFrame }: ProfileNode, root: string): string {
  const { url, functionName } = callFrame;
  if (url === '') return functionName.startsWith('(') ? functionName : '(native functions)';
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/');
  const path = shortenUrl(url, root);
  const depth = path.startsWith('@') || /^(src|handlers|scripts)\//.test(path) ? 2 : 1;
  const parts = path.split('/').slice(0, depth).join('/');
  return url.includes('/node_modules/') ? `package ${parts}` : parts;
}
