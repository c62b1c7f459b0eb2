import type { FileObjects, FileVideo } from './create-video.ts';
import type { ConfigFile, FileProblem } from './parse-config-file.ts';
import { parseDuration, parseRetention } from './parse-units.ts';

/** What a schema cannot say about `video` and `objects`: which of their values need, or contradict, another. */
export function checkVideo(
  { video, objects }: { readonly video: FileVideo; readonly objects: FileObjects },
  file: ConfigFile,
): readonly FileProblem[] {
  return [...checkTimes(video, file), ...checkBucket(objects, file)];
}

function checkTimes({ poll, retention, keepTasks }: FileVideo, file: ConfigFile): readonly FileProblem[] {
  const keepTasksMs = parseRetention(keepTasks);
  return [
    ...(parseDuration(poll.max) < parseDuration(poll.interval)
      ? [file.problemAt(['video', 'poll'], 'video.poll.max must not be shorter than video.poll.interval.')]
      : []),
    ...(keepTasksMs !== null && keepTasksMs < parseDuration(retention)
      ? [
          file.problemAt(
            ['video', 'keepTasks'],
            'video.keepTasks must not be shorter than video.retention: nobody could ask for the video.',
          ),
        ]
      : []),
  ];
}

function checkBucket(objects: FileObjects, file: ConfigFile): readonly FileProblem[] {
  const { store, bucket, accessKeyId, secretAccessKey, endpoint = '', prefix = '' } = objects;
  const isOutside = prefix.split('/').some((folder) => folder === '..' || folder === '.');
  return [
    ...(isOutside
      ? [
          file.problemAt(
            ['objects', 'prefix'],
            'objects.prefix must not lead out of its place: . and .. are no folders.',
          ),
        ]
      : []),
    ...(endpoint === '' || URL.canParse(endpoint)
      ? []
      : [
          file.problemAt(
            ['objects', 'endpoint'],
            'objects.endpoint is no address that can be asked: see its host and port.',
          ),
        ]),
    ...(store === 's3' && bucket === undefined
      ? [file.problemAt(['objects'], 'objects.bucket is required where objects.store is s3.')]
      : []),
    ...((accessKeyId === undefined) === (secretAccessKey === undefined)
      ? []
      : [file.problemAt(['objects'], 'objects.accessKeyId and objects.secretAccessKey need each other.')]),
  ];
}
