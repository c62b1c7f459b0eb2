/** What the identifier of every video task begins with; names of operations and files leave it out (handlers/video/names.ts). */
export const taskIdPrefix = 'task_';
