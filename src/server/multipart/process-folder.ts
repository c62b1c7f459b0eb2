import { hash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** Folders of processes look like this: the process, where its number means something, and chance. */
const folderName = /^(\d+)-(?:([0-9a-f]{12})-)?[0-9a-f]{12}$/;

/** A name for the folder of this process, which no other one has. */
export function nameProcessFolder(): string {
  const space = findProcessSpace();
  const random = randomBytes(6).toString('hex');
  return [String(process.pid), ...(space === null ? [] : [space]), random].join('-');
}

/** Whether this may be the folder of a process, of whatever machine. */
export function isProcessFolder(name: string): boolean {
  return folderName.test(name);
}

/**
 * Whether the process that a folder belongs to is known to be gone. Of one in another container, on another machine that has the
 * same disk, or from before the machine started, nothing is known; nor where another process got its number.
 */
export function isOwnerGone(name: string): boolean {
  const [, pid, space] = folderName.exec(name) ?? [];
  if (space === undefined || space !== findProcessSpace()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** What two processes have in common that know each other's numbers; `null` where the system does not say it. */
function findProcessSpace(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return hash('sha256', `${boot}${readlinkSync('/proc/self/ns/pid')}`, 'hex').slice(0, 12);
  } catch {
    return null;
  }
}
