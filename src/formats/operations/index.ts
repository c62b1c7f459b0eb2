export {
  readOperation,
  readOperationName,
  type OperationVideo,
  type VideoOperation,
} from './read-operation.ts';
export { renderVideoRequest } from './render-video-request.ts';
