import type { Command } from './launch-server.ts';

/** What a server is told when it is started. */
export interface ServerSetting {
  readonly port: number;
  readonly upstreamPort: number;
  /** A directory of the server's own, removed after the run. */
  readonly directory: string;
  /** Puts off work until every process of the run is gone. */
  readonly atEnd: (cleanUp: CleanUp) => void;
}

/** Removes what a server left behind. */
export type CleanUp = () => Promise<void>;

/** One of the compared servers: how to start it, and how it wants to be called. */
export interface BenchServer {
  /** For the report. */
  readonly title: string;
  /** Throws an Unavailable when this machine lacks what the server needs. */
  createCommand(setting: ServerSetting): Command | Promise<Command>;
  /** Headers every request to it carries: credential and routing. */
  createHeaders(setting: ServerSetting): Readonly<Record<string, string>>;
}
