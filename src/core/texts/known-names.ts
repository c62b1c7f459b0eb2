/** Names that fields of the formats begin with; what follows them is a path within a request. */
export const fieldNames: ReadonlySet<string> = new Set(
  [
    'messages model max_tokens system temperature top_p top_k stop_sequences stream metadata thinking tools',
    'tool_choice service_tier container context_management mcp_servers output_config output_format cache_control',
    'contents content parts systemInstruction system_instruction generationConfig generation_config',
    'safetySettings safety_settings toolConfig tool_config cachedContent cached_content labels',
    'GenerateContentRequest CountTokensRequest PredictRequest generateContentRequest generate_content_request',
    'functionDeclarations function_declarations functionCall function_call functionResponse function_response',
    'responseSchema response_schema responseJsonSchema response_json_schema inlineData inline_data fileData',
    'file_data instances parameters properties items schema input_schema tool_use tool_result source delta',
    'prompt image mask n size quality background input_fidelity moderation output_compression partial_images',
    'response_format style user stream_options safety_identifier request body header headers query config data',
  ].flatMap((line) => line.split(' ')),
);

/** How names of hosts end that no field and no model ends with. */
export const hostEndings: ReadonlySet<string> = new Set(
  [
    'com org net edu gov mil io ai dev cloud app biz xyz tech online site',
    'internal intern local localdomain localhost lan corp corporate intranet private priv home domain',
    'svc cluster consul mesh arpa test example invalid onion',
  ].flatMap((line) => line.split(' ')),
);

/** How names of files end that a request may speak of. */
export const fileEndings: ReadonlySet<string> = new Set(
  'png jpg jpeg webp gif bmp tiff heic svg pdf txt csv json xml html md mp3 mp4 wav mov webm flac ogg'.split(
    ' ',
  ),
);

/** What stands before a slash in the name of a kind of media. */
export const mediaTypes: ReadonlySet<string> = new Set(
  'image audio video text application multipart font model message'.split(' '),
);

/** Parts of the names of resources: what follows each of the first is a name, and of the second one that identifies. */
export const modelCollections: ReadonlySet<string> = new Set(['models', 'publishers', 'tunedModels']);
export const ownedCollections: ReadonlySet<string> = new Set(
  'projects locations endpoints operations files cachedContents corpora datasets organizations'.split(' '),
);

/** Words after which a number is no port. */
export const countedWords: ReadonlySet<string> = new Set(
  'line column col row char character position offset index limit max min maximum minimum size length count'
    .concat(' status code error token tokens page step version got expected')
    .split(' '),
);

/** Words after which the name of a machine stands. */
export const machineWords: ReadonlySet<string> = new Set(
  'host hostname server node pod instance machine container backend peer proxy worker replica'.split(' '),
);

/** Where file systems begin, as opposed to two words with a slash between them. */
export const rootFolders: ReadonlySet<string> = new Set(
  'etc usr var opt srv home root tmp mnt proc sys dev run lib bin app src data users workspace build'.split(
    ' ',
  ),
);
