export { readVideoObject, type VideoObject } from './read-video-object.ts';
