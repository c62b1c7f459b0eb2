import type { Area, Profile } from '../../../src/core/area.ts';
import type { Contract, ContractOperation } from '../../../test/support/contract-document.ts';
import type { RealtimeContract } from '../../../test/support/contract-realtime.ts';
import { listProfiles } from '../../../test/support/contract-request.ts';

/** What is counted of a contract. */
export const placeKinds = ['operation', 'status', 'media type', 'event'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** One thing that a contract has, and that a server can be seen to have. */
export interface ContractPlace {
  readonly kind: PlaceKind;
  /** Says what it is; no two have the same. */
  readonly id: string;
  readonly area: Area;
  readonly operationId: string;
  readonly profile: Profile;
}

/** The operation whose upgrades open realtime sessions. */
export const realtimeOperation = 'connectRealtime';

/** Everything that one profile has for a client that chooses it, without the events of realtime. */
export function listPlaces(contract: Contract): readonly ContractPlace[] {
  return contract.operations
    .filter((operation) => listProfiles(operation).includes(contract.profile))
    .flatMap((operation) => listPlacesOf(contract, operation));
}

function listPlacesOf(contract: Contract, operation: ContractOperation): readonly ContractPlace[] {
  const { profile } = contract;
  const { operationId, area, responses, events } = operation;
  const create = (kind: PlaceKind, id: string): ContractPlace => ({ kind, id, area, operationId, profile });
  const name = nameOperation(profile, operationId);
  const statuses = [...responses.values()].flatMap(({ status, content }) => [
    create('status', nameStatus(name, status)),
    ...[...content.keys()].map((type) => create('media type', nameMediaType(name, status, type))),
  ]);
  const named = Object.keys(events ?? {}).map((event) => create('event', nameEvent(name, event)));
  return [create('operation', name), ...statuses, ...named];
}

/** The events of one set of realtime, by who sends them. */
export function listRealtimePlaces({
  name,
  profile,
  clientTypes,
  serverTypes,
}: RealtimeContract): readonly ContractPlace[] {
  const create = (sender: 'client' | 'gateway', type: string): ContractPlace => ({
    kind: 'event',
    id: nameRealtimeEvent(name, sender, type),
    area: 'realtime',
    operationId: realtimeOperation,
    profile,
  });
  return [
    ...[...clientTypes].map((type) => create('client', type)),
    ...[...serverTypes].map((type) => create('gateway', type)),
  ];
}

/** An operation of a profile. */
export function nameOperation(profile: Profile, operationId: string): string {
  return `${profile} ${operationId}`;
}

/** A status of an operation. */
export function nameStatus(operation: string, status: number): string {
  return `${operation} ${String(status)}`;
}

/** A media type of a status. */
export function nameMediaType(operation: string, status: number, type: string): string {
  return `${nameStatus(operation, status)} ${type}`;
}

/** An event of a stream. */
export function nameEvent(operation: string, event: string): string {
  return `${operation} event ${event}`;
}

/** An event of a realtime session. */
export function nameRealtimeEvent(set: string, sender: 'client' | 'gateway', type: string): string {
  return `${set} ${realtimeOperation} ${sender} event ${type}`;
}
