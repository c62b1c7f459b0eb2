// Generated from specs/ by `npm run generate`. Do not edit.

type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
/**
 * @description The rules that join fields: `partial_images` needs `stream: true`, a transparent background needs a format with
 *     transparency, and `imgfam-1` and `imgfam-1.5` take no sizes outside the list.
 */
export type ImageRequestRules = unknown;
/**
 * @description What the image shall show. At most 32000 characters.
 * @example A lighthouse on a cliff at dusk
 * @example watercolour
 */
export type ImagePrompt = string;
/**
 * @description The image model: `imgfam-1`, `imgfam-1.5` or `imgfam-2`, or the same model by its vendor's name (`gpt-image-2`).
 *     A model this gateway does not serve is refused with `model_not_found`.
 * @default imgfam-2
 * @example imgfam-2
 * @example imgfam-1.5
 * @example gpt-image-2
 */
export type ImageModel = string;
/**
 * @description How many images to make.
 * @default 1
 */
export type ImageCount = number;
/**
 * @description Width and height in pixels. Every model takes `1024x1024`, `1536x1024` (horizontal), `1024x1536` (vertical) and
 *     `auto`. `imgfam-2` (vendor name `gpt-image-2`) also takes any other `WIDTHxHEIGHT` up to 3840 pixels a side and
 *     8294400 pixels in all; the total is checked beside this schema and refused with `invalid_value`. So is a size that
 *     another model of the catalogue does not have; which sizes an operator's own model has, its upstream says.
 * @default auto
 * @example auto
 * @example 1024x1024
 * @example 1536x1024
 * @example 1024x1536
 * @example 1920x1088
 */
export type ImageSize = string;
/**
 * @description How much work goes into the image. With `auto` the model decides; the answer says what was used. `xhigh` and `max` are
 *     accepted from clients of the vendor's API, for its models that have them.
 * @default auto
 * @enum {string}
 */
export type ImageQuality = "max" | "xhigh" | "high" | "medium" | "low" | "auto";
/**
 * @description Whether the background shows through. `transparent` needs `output_format` `png` or `webp`.
 * @default auto
 * @enum {string}
 */
export type ImageBackground = "transparent" | "opaque" | "auto";
/**
 * @description File format of the images.
 * @default png
 * @enum {string}
 */
export type ImageOutputFormat = "png" | "jpeg" | "webp";
/**
 * @description Quality of the compression in per cent, for `jpeg` and `webp`; `png` is lossless and ignores it.
 * @default 100
 */
export type ImageOutputCompression = number;
/**
 * @description How strictly prompt and images are filtered; `low` is less restrictive.
 * @default auto
 * @enum {string}
 */
export type ImageModeration = "low" | "auto";
/**
 * @description With `true` the answer is `text/event-stream`, and images arrive as events.
 * @default false
 */
export type ImageStream = boolean;
/**
 * @description How many unfinished images to send ahead of each finished one. Valid only when `stream` is true. Fewer may arrive
 *     than were asked for; without it, or with 0, only finished images are sent.
 */
export type ImagePartialImages = number;
/**
 * @description Your identifier of the end user, for abuse monitoring. Hash names and addresses before you send them.
 * @example user-7f3a
 */
export type ImageUser = string;
/**
 * @deprecated
 * @description Accepted from clients that always send it, and without effect: images are always returned as base64. Every other
 *     value is refused with `unknown_parameter`.
 * @enum {string}
 */
export type ImageResponseFormat = "b64_json";
/**
 * @description Accepted from clients of the vendor's API as a newer name of `user`; it wins where both are given.
 * @example user-7f3a
 */
export type ImageSafetyIdentifier = string;
/**
 * @description Accepted from clients of the vendor's API: how much the model plans the picture, beside its quality. Models that have no such
 *     setting ignore it, and `x-specway-ignored` names it.
 * @enum {string}
 */
export type ImageComplexity = "low" | "medium" | "high";
/** @description Asks for images made from a text. */
export type ImageGenerationRequest = {
    readonly prompt: ImagePrompt;
    readonly model?: ImageModel;
    readonly n?: ImageCount;
    readonly size?: ImageSize;
    readonly quality?: ImageQuality;
    readonly background?: ImageBackground;
    readonly output_format?: ImageOutputFormat;
    readonly output_compression?: ImageOutputCompression;
    readonly moderation?: ImageModeration;
    readonly stream?: ImageStream;
    readonly partial_images?: ImagePartialImages;
    readonly user?: ImageUser;
    readonly response_format?: ImageResponseFormat;
    readonly safety_identifier?: ImageSafetyIdentifier;
    readonly complexity?: ImageComplexity;
} & ImageRequestRules;
/** @description One image. */
export type Image = {
    /** @description The image file as base64. */
    readonly b64_json: string;
    /** @description The prompt the model really used; present only when the prompt was revised. */
    readonly revised_prompt?: string;
};
/**
 * @description The background actually used.
 * @enum {string}
 */
export type ImageActualBackground = "transparent" | "opaque";
/**
 * @description The file format actually used.
 * @enum {string}
 */
export type ImageActualOutputFormat = "png" | "webp" | "jpeg";
/**
 * @description The quality actually used: `low`, `medium` or `high`. Models of the vendor's that have other ones say those, such as
 *     `xhigh` and `max`.
 * @example low
 * @example medium
 * @example high
 */
export type ImageActualQuality = string;
/**
 * @description Width and height actually produced, in pixels.
 * @example 1024x1024
 */
export type ImageActualSize = string;
/** @description Tokens this request is charged for. */
export type ImageUsage = {
    /** @description Input and output tokens together. */
    readonly total_tokens: number;
    /** @description Tokens of the prompt and of the input images. */
    readonly input_tokens: number;
    /** @description Tokens of the images made. */
    readonly output_tokens: number;
    /** @description What the input tokens are made of. */
    readonly input_tokens_details: {
        /** @description Tokens of the prompt. */
        readonly text_tokens: number;
        /** @description Tokens of the input images, mask included. */
        readonly image_tokens: number;
    };
    /** @description What the output tokens are made of, where the upstream says so. */
    readonly output_tokens_details?: {
        /** @description Tokens of text. */
        readonly text_tokens?: number;
        /** @description Tokens of the images. */
        readonly image_tokens?: number;
    };
};
/** @description The images and how they were made. */
export type ImagesResponse = {
    /** @description When the images were made, Unix time in seconds. */
    readonly created: number;
    /** @description The images, as many as `n` asked for. */
    readonly data: readonly Image[];
    readonly background: ImageActualBackground;
    readonly output_format: ImageActualOutputFormat;
    readonly quality: ImageActualQuality;
    readonly size: ImageActualSize;
    readonly usage: ImageUsage;
};
/**
 * @description The class of the error. `image_generation_user_error` is a prompt or picture that the content policy refused.
 * @enum {string}
 */
export type OpenAiErrorType = "invalid_request_error" | "authentication_error" | "permission_error" | "rate_limit_error" | "server_error" | "image_generation_user_error";
export type OpenAiError = {
    /** @description What was wrong and how to repair it, in English. */
    readonly message: string;
    readonly type: OpenAiErrorType;
    /** @description The request field at fault, as a dotted path; null when no single field is. */
    readonly param: string | null;
    /** @description A stable code a program may switch on, such as `invalid_api_key`, `model_not_found` or `insufficient_quota`. */
    readonly code: string | null;
};
/** @description The error envelope that OpenAI-compatible clients read. */
export type OpenAiErrorResponse = {
    readonly error: OpenAiError;
};
/**
 * Format: binary
 * @description An image to edit: a PNG, WEBP or JPG file under 25 MB (25000000 bytes). The bytes decide about the format, not the
 *     file name and not the part's content type.
 */
export type ImageFile = string;
/**
 * @description Asks for images made from other images and a text, as a form. Number and boolean fields travel as text (`2`, `true`)
 *     and are converted before they are held to this schema.
 */
export type ImageEditRequest = {
    readonly image?: ImageFile;
    /**
     * @description Several images, each as a part of this name; a single one may use it too. Together with `image` at most 16 are
     *     accepted. `imgfam-2` composes a new image from all of them; a mask applies to the first.
     */
    readonly "image[]"?: ImageFile | readonly ImageFile[];
    readonly prompt: ImagePrompt;
    /**
     * Format: binary
     * @description A PNG file under 4 MB (4000000 bytes) of the same width and height as the image. Where its alpha is 0 the image
     *     is edited.
     */
    readonly mask?: string;
    readonly model?: ImageModel;
    readonly n?: ImageCount;
    readonly size?: ImageSize;
    readonly quality?: ImageQuality;
    readonly background?: ImageBackground;
    readonly output_format?: ImageOutputFormat;
    readonly output_compression?: ImageOutputCompression;
    readonly moderation?: ImageModeration;
    readonly stream?: ImageStream;
    readonly partial_images?: ImagePartialImages;
    readonly user?: ImageUser;
    /**
     * @description How closely the result keeps to the style and the faces of the input images. There is no default: left out, the
     *     model decides. `imgfam-2` always works at high fidelity and ignores it.
     * @enum {string}
     */
    readonly input_fidelity?: "high" | "low";
    readonly response_format?: ImageResponseFormat;
    readonly safety_identifier?: ImageSafetyIdentifier;
    readonly complexity?: ImageComplexity;
} & ImageRequestRules;
/**
 * @description The video model, such as `vidfam-3.1-generate-preview`, or the same model by its vendor's name (`veo-…`). A model this
 *     gateway does not serve is refused with `model_not_found`.
 * @example vidfam-3.1-generate-preview
 * @example vidfam-3.1-fast-generate-preview
 * @example vidfam-3.0-generate-001
 * @example vidfam-3.0-fast-generate-001
 */
export type VideoModel = string;
/**
 * @description What the video shall show.
 * @example A paper boat drifts down a rainy street
 * @example slow dolly shot
 */
export type VideoPrompt = string;
/** @description Extended parameters. Where `seconds` or `size` of the same request say something else, these count. */
export type VideoMetadata = {
    /**
     * @description Width to height. Left out, `16:9`.
     * @enum {string}
     */
    readonly aspectRatio?: "16:9" | "9:16";
    /**
     * @description Length of the video in seconds, as far as the model has it; 8 where it is left out. `1080p` and `4k` need 8.
     * @enum {number}
     */
    readonly durationSeconds?: 4 | 6 | 8;
    /**
     * @description What the video shall not show.
     * @example text
     * @example logos
     * @example people
     */
    readonly negativePrompt?: string;
    /**
     * @description Whether people may appear. `allow_all` is meant for text-to-video, `allow_adult` for image-to-video; either is passed
     *     on, since in some regions upstreams take `allow_adult` only.
     * @enum {string}
     */
    readonly personGeneration?: "allow_all" | "allow_adult";
    /**
     * @description Lines of the picture, as far as the model has them: `720p`, `1080p`, and with `vidfam-3.1` models `4k`. Case does not
     *     matter. Left out, `720p`.
     * @example 720p
     * @example 1080p
     * @enum {string}
     */
    readonly resolution?: "720p" | "1080p" | "4k" | "720P" | "1080P" | "4K";
    /**
     * @description How many videos to make. More than one needs an upstream that can; otherwise the task is refused with
     *     `invalid_value`. Download the others with `index`.
     * @default 1
     */
    readonly sampleCount?: number;
    /**
     * Format: uri
     * @description Object-storage address under which the videos are stored as well; the operator names those that may be used, all
     *     others are refused with `invalid_value`. To a `gs://` address the upstream writes, if it can. To an `s3://` address the
     *     gateway writes, as `<address>/<task id>/<index>.mp4`, and `metadata` of the status says where, or why it could not.
     * @example gs://example-bucket/videos/
     */
    readonly storageUri?: string;
};
/** @description Asks for a video made from a text. */
export type VideoGenerationRequest = {
    readonly model: VideoModel;
    readonly prompt: VideoPrompt;
    /** @description Extended parameters. */
    readonly metadata?: VideoMetadata;
};
/**
 * @description Identifier of the task: `task_` and 26 characters that sort by time.
 * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
 */
export type VideoTaskId = string;
/** @description The task that was accepted. */
export type VideoGenerationSubmission = {
    readonly id: VideoTaskId;
    /**
     * @description The same identifier; later requests ask with it.
     * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
     */
    readonly task_id: string;
    /**
     * @description Always `video`.
     * @constant
     */
    readonly object: "video";
    /** @description The model as the request named it. */
    readonly model: string;
    /**
     * @description Empty here: ask for the status with `task_id`.
     * @constant
     */
    readonly status: "";
    /**
     * @description Always 0 here.
     * @constant
     */
    readonly progress: 0;
    /** @description When the task was accepted, Unix time in seconds. */
    readonly created_at: number;
};
/**
 * @description Progress in per cent, which never falls: 0 while the task is queued, up to 95 while the video is made, as the upstream says
 *     or by experience, 96 while it is stored, 100 when the task is done. A task that failed keeps the last.
 */
export type VideoProgress = number;
/** @description Why a task failed. */
export type VideoError = {
    /**
     * @description - `generation_failed`: the model could not make the video.
     *     - `invalid_request`: the upstream refused the request.
     *     - `content_policy_violation`: the prompt or the picture is against the content policy.
     *     - `upstream_timeout`: the upstream did not finish in time.
     *     - `upstream_error`: the upstream failed, refused the gateway's credential, or its video could not be fetched.
     *     - `quota_exceeded`: the quota of the upstream was used up.
     * @enum {string}
     */
    readonly code: "generation_failed" | "invalid_request" | "content_policy_violation" | "upstream_timeout" | "upstream_error" | "quota_exceeded";
    /** @description What happened, in English. */
    readonly message: string;
};
/** @description Extra data about the outcome. */
export type VideoResultMetadata = {
    /** @description How many videos a filter of the provider blocked. */
    readonly rai_media_filtered_count?: number;
    /** @description Why they were blocked. */
    readonly rai_media_filtered_reasons?: readonly string[];
    /** @description Where to download each video, by `index`; present where there is more than one. */
    readonly urls?: readonly string[];
    /** @description Where the gateway stored each video as well, because of `storageUri`. */
    readonly storage_uris?: readonly string[];
    /** @description Why the videos could not be stored at `storageUri`; they can still be downloaded. */
    readonly storage_error?: string;
    /** @description The numeric error code of the upstream when the task failed. */
    readonly upstream_code?: number;
};
/** @description The task. */
export type VideoGenerationTask = {
    readonly task_id: VideoTaskId;
    /**
     * @description `queued`, then `in_progress`, then `succeeded` or `failed`, which are final.
     * @enum {string}
     */
    readonly status: "queued" | "in_progress" | "succeeded" | "failed";
    readonly progress: VideoProgress;
    /**
     * @description File format of the video; `mp4` from the start.
     * @example mp4
     */
    readonly format: string;
    /**
     * @description Where to download the video once the task has succeeded: this gateway's `/v1/videos/<task_id>/content`, with the same
     *     API key. Empty until then and when the task failed. When a filter of the provider blocked all its videos, the reasons
     *     stand here instead of an address, joined by `; `.
     * @example https://gateway.example.com/v1/videos/task_01k9v7h2r4n8d0s6c3f5j1m7qp/content
     */
    readonly url: string;
    /** @description Why the task failed; null otherwise. */
    readonly error: VideoError | null;
    /** @description Extra data; null when there is none. */
    readonly metadata: VideoResultMetadata | null;
    /**
     * @description The video itself, the first where there are several. Present only when the upstream returned it as base64 rather than
     *     by address, and while the file is there and has at most 20 MiB.
     */
    readonly bytes_base64_encoded?: string;
};
/** @description The wrapped form of a task's status. */
export type VideoGenerationStatus = {
    /**
     * @description Always `success`: the status could be told, whatever it is.
     * @constant
     */
    readonly code: "success";
    /** @description Empty. */
    readonly message: string;
    readonly data: VideoGenerationTask;
};
/** @description The usual error envelope, and beside it the fields a reader of the wrapped form looks at. */
export type VideoGenerationUnauthorized = {
    /** @description What was wrong with the credential. */
    readonly error: OpenAiError;
    /**
     * @description Always `unauthorized`.
     * @constant
     */
    readonly code: "unauthorized";
    /** @description The same text as `error.message`. */
    readonly message: string;
};
/** @description The wrapped form for a task that does not exist. */
export type VideoGenerationNotFound = {
    /**
     * @description Always `task_not_exist`.
     * @constant
     */
    readonly code: "task_not_exist";
    /** @description What was wrong, in English. */
    readonly message: string;
    /** @description Always null. */
    readonly data: null;
};
/** @description The flat form of a task. */
export type Video = {
    readonly id: VideoTaskId;
    /**
     * @description The same identifier.
     * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
     */
    readonly task_id: string;
    /**
     * @description Always `video`.
     * @constant
     */
    readonly object: "video";
    /** @description The model as the request named it. */
    readonly model: string;
    /**
     * @description `queued`, then `in_progress`, then `completed` or `failed`, which are final.
     * @enum {string}
     */
    readonly status: "queued" | "in_progress" | "completed" | "failed";
    readonly progress: VideoProgress;
    /** @description When the task was accepted, Unix time in seconds. */
    readonly created_at: number;
    /** @description When it was completed or failed, Unix time in seconds; null until then. */
    readonly completed_at: number | null;
    /** @description When the video will be deleted, or was, Unix time in seconds; null while there is none. */
    readonly expires_at: number | null;
    /**
     * @description Length of the video in seconds.
     * @example 8
     */
    readonly seconds: string;
    /**
     * @description Width and height of the video, in pixels.
     * @example 1280x720
     */
    readonly size: string;
    /** @description The prompt of the request. */
    readonly prompt: string | null;
    /** @description Null; videos cannot be remixed here. */
    readonly remixed_from_video_id: string | null;
    /** @description Why the task failed; null otherwise. */
    readonly error: VideoError | null;
    /** @description Extra data; null when there is none. */
    readonly metadata: VideoResultMetadata | null;
};
/** @description A page of tasks. */
export type VideoList = {
    /**
     * @description Always `list`.
     * @constant
     */
    readonly object: "list";
    /** @description The tasks. */
    readonly data: readonly Video[];
    /** @description The first task of the page; null where it is empty. */
    readonly first_id: string | null;
    /** @description The last task of the page; null where it is empty. */
    readonly last_id: string | null;
    /** @description Whether there is another page. */
    readonly has_more: boolean;
};
/**
 * @description Length of the video in seconds, as far as the model has it; 8 where it is left out. `1080p` and `4k` need 8.
 * @enum {string|integer}
 */
export type VideoSeconds = "4" | "6" | "8" | 4 | 6 | 8;
/**
 * @description Width and height in pixels, such as `1280x720`, `720x1280`, `1792x1024` or `1024x1792`. It chooses the aspect ratio
 *     (`9:16` where the height is larger, otherwise `16:9`) and the resolution (`4k` from 3840 pixels on the longer side,
 *     `1080p` from 1920, otherwise `720p`). Left out, `1280x720`.
 * @example 1280x720
 * @example 720x1280
 */
export type VideoSize = string;
/** @description A picture by address. Uploaded files have no place in this gateway, so `file_id` is refused. */
export type VideoImageReference = {
    /**
     * @description An https URL on port 443 of a public host, which the gateway fetches at once, or the picture itself as a `data:` URL.
     *     It is a whole PNG, JPEG or WEBP picture under 20 MB with at most 8192 pixels a side.
     * @example https://example.com/first-frame.png
     */
    readonly image_url: string;
};
/** @description Asks for a video made from a text, or from a text and a first picture. */
export type VideoCreateRequest = {
    readonly model: VideoModel;
    readonly prompt: VideoPrompt;
    readonly seconds?: VideoSeconds;
    readonly size?: VideoSize;
    /** @description The picture the video starts from. */
    readonly input_reference?: VideoImageReference;
    /** @description Extended parameters. */
    readonly metadata?: VideoMetadata;
};
/**
 * @description The picture the video starts from: an https URL on port 443 of a public host, which the gateway fetches at once, or the
 *     picture itself as a `data:` URL. It is a whole PNG, JPEG or WEBP picture under 20 MB with at most 8192 pixels a side.
 * @example https://example.com/first-frame.png
 */
export type VideoImageUrl = string;
/** @description The same as a form. `metadata` is JSON text, in which numbers may be strings. */
export type VideoCreateForm = {
    readonly model: VideoModel;
    readonly prompt: VideoPrompt;
    readonly seconds?: VideoSeconds;
    readonly size?: VideoSize;
    /**
     * Format: binary
     * @description The picture the video starts from, as a file part: a whole PNG, JPEG or WEBP picture under 20 MB with at most 8192
     *     pixels a side. Its bytes decide, not its name.
     */
    readonly input_reference?: string;
    readonly "input_reference[image_url]"?: VideoImageUrl;
    /** @description Extended parameters. */
    readonly metadata?: VideoMetadata;
};
/** @description The task that was deleted. */
export type VideoDeletion = {
    readonly id: VideoTaskId;
    /**
     * @description Always `video.deleted`.
     * @constant
     */
    readonly object: "video.deleted";
    /**
     * @description Always true.
     * @constant
     */
    readonly deleted: true;
};
/** @description Which video, and for how long. */
export type VideoLinkRequest = {
    /**
     * @description How long the address works.
     * @default 3600
     * @example 3600
     */
    readonly expires_in?: number;
    /**
     * @description Which of several videos, counted from 0.
     * @default 0
     */
    readonly index?: number;
};
/** @description An address that needs no key. */
export type VideoLink = {
    /** @description Where to download the video. */
    readonly url: string;
    /** @description Until when, Unix time in seconds. */
    readonly expires_at: number;
};
/** @description The model that answers, in either spelling (`chatfam-…` or `claude-…`). The answer repeats the spelling you sent. */
export type MessageModelName = string;
/**
 * @description One place in a document. `char_location` counts characters, `page_location` pages (from 1) and
 *     `content_block_location` blocks; each has its own pair of `start_…` and `end_…`, the end exclusive. Other kinds of
 *     place have fields of their own.
 */
export type MessageCitation = {
    /** @description How the place is given, such as `page_location`. */
    readonly type: string;
    /** @description The words that are cited. */
    readonly cited_text?: string;
    /** @description Which document of the request is cited. */
    readonly document_index?: number;
    /** @description The title of that document. */
    readonly document_title?: string | null;
    /** @description The file of that document. */
    readonly file_id?: string | null;
    /** @description The first character. */
    readonly start_char_index?: number;
    /** @description The character after the last one. */
    readonly end_char_index?: number;
    /** @description The first page. */
    readonly start_page_number?: number;
    /** @description The page after the last one. */
    readonly end_page_number?: number;
    /** @description The first block. */
    readonly start_block_index?: number;
    /** @description The block after the last one. */
    readonly end_block_index?: number;
};
/** @description Where statements of this text come from; null or absent when nothing is cited. */
export type MessageCitations = readonly MessageCitation[] | null;
/** @description Marks everything up to this block or tool as worth keeping in the upstream's prompt cache. */
export type CacheControl = {
    /**
     * @description The kind of cache.
     * @constant
     */
    readonly type: "ephemeral";
    /**
     * @description How long to keep it. Upstreams without such a choice ignore it.
     * @enum {string}
     */
    readonly ttl?: "5m" | "1h";
};
/** @description Text. */
export type TextBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "text";
    /** @description The text. */
    readonly text: string;
    readonly citations?: MessageCitations;
    readonly cache_control?: CacheControl;
};
/** @description The picture itself. */
export type ImageSource = {
    /**
     * @description The kind of source.
     * @constant
     */
    readonly type: "base64";
    /**
     * @description The format of the picture.
     * @enum {string}
     */
    readonly media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
    /** @description The bytes of the picture in base64, without a `data:` prefix. */
    readonly data: string;
} & {
    /** @constant */
    readonly type: "base64";
};
/** @description A picture. */
export type ImageBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "image";
    readonly source: VendorImageSource;
    readonly cache_control?: CacheControl;
};
/** @description Who asked for the call, where the vendor says so. Send it back as it came. */
export type ToolCaller = {
    /** @description `direct` for the model itself. */
    readonly type: string;
};
/** @description A tool call the model asked for, repeated in the assistant's turn. */
export type ToolUseBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "tool_use";
    /** @description The id under which the answer asked for the call. */
    readonly id: string;
    /** @description The tool that was called. */
    readonly name: string;
    /** @description Arguments, shaped by the `input_schema` of the tool. */
    readonly input: {
        readonly [key: string]: unknown;
    };
    readonly caller?: ToolCaller;
    readonly cache_control?: CacheControl;
};
/** @description The result as text or as blocks. A tool that returns nothing may leave it out. */
export type ToolResultContent = string | readonly MessageContentBlock[];
/** @description What a tool answered. It belongs into the user's turn that follows the `tool_use` block. */
export type ToolResultBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "tool_result";
    /** @description The `id` of the `tool_use` block this answers. */
    readonly tool_use_id: string;
    readonly content?: ToolResultContent;
    /**
     * @description `true` when the tool failed and `content` says why.
     * @default false
     */
    readonly is_error?: boolean;
    readonly cache_control?: CacheControl;
};
/** @description The PDF itself. */
export type PdfDocumentSource = {
    /**
     * @description The kind of source.
     * @constant
     */
    readonly type: "base64";
    /**
     * @description The format of the document.
     * @constant
     */
    readonly media_type: "application/pdf";
    /** @description The bytes of the PDF in base64. */
    readonly data: string;
};
/** @description The document as plain text. */
export type TextDocumentSource = {
    /**
     * @description The kind of source.
     * @constant
     */
    readonly type: "text";
    /**
     * @description The format of the document.
     * @constant
     */
    readonly media_type: "text/plain";
    /** @description The text. */
    readonly data: string;
};
/** @description The document as blocks, which are also the units in which it is cited. */
export type ContentDocumentSource = {
    /**
     * @description The kind of source.
     * @constant
     */
    readonly type: "content";
    readonly content: ToolResultContent;
};
/** @description A PDF the upstream fetches. Refused with 400 where the upstream that serves the model cannot fetch it. */
export type UrlDocumentSource = {
    /**
     * @description The kind of source.
     * @constant
     */
    readonly type: "url";
    /**
     * Format: uri
     * @description The address of the PDF.
     */
    readonly url: string;
};
/** @description Where the document comes from. */
export type DocumentSource = KnownDocumentSource | OtherDocumentSource;
/** @description Whether the answer may cite this document. */
export type DocumentCitations = {
    /**
     * @description `true` lets text blocks of the answer carry citations.
     * @default false
     */
    readonly enabled?: boolean;
};
/** @description A document to read. */
export type DocumentBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "document";
    readonly source: DocumentSource;
    /** @description The title of the document. */
    readonly title?: string;
    /** @description What the model should know about the document; it is never cited. */
    readonly context?: string;
    readonly citations?: DocumentCitations;
    readonly cache_control?: CacheControl;
};
/** @description A thought of an earlier answer, sent back in the assistant's turn so that the model can go on from it. */
export type ThinkingBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "thinking";
    /** @description The thought as it came. */
    readonly thinking: string;
    /** @description The signature as it came. */
    readonly signature: string;
};
/** @description A hidden thought of an earlier answer, sent back in the assistant's turn. */
export type RedactedThinkingBlock = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "redacted_thinking";
    /** @description The encrypted thought as it came. */
    readonly data: string;
};
/** @description One piece of a message. */
export type MessageContentBlock = KnownContentBlock | OtherContentBlock;
/** @description A text, which equals one text block, or a list of blocks. */
export type MessageTurnContent = string | readonly MessageContentBlock[];
/** @description What one side said. */
export type MessageTurn = {
    /**
     * @description Who said it. `system` is an instruction that stands at its place in the conversation.
     * @enum {string}
     */
    readonly role: "user" | "assistant" | "system";
    readonly content: MessageTurnContent;
};
/**
 * @description The conversation so far, oldest first. Consecutive messages of the same role count as one turn. When the last
 *     message is the assistant's, the answer continues its text.
 */
export type MessageTurns = readonly MessageTurn[];
/** @description Facts about the request that the model does not see. */
export type MessageMetadata = {
    /** @description An opaque identifier of your end user, for abuse detection. Send no name, e-mail address or phone number. */
    readonly user_id?: string;
};
/** @description Instructions that stand above the conversation, as a text or as text blocks. */
export type MessageSystemPrompt = string | readonly TextBlock[];
/** @description The model thinks first. The answer begins with thinking blocks; send them back unchanged in a tool loop. */
export type EnabledThinking = {
    /**
     * @description Thinking is on.
     * @constant
     */
    readonly type: "enabled";
    /** @description The most tokens, at least 1024; less than `max_tokens`, but with the beta `interleaved-thinking-2025-05-14`. */
    readonly budget_tokens: number;
};
/** @description The model answers at once. */
export type DisabledThinking = {
    /**
     * @description Thinking is off.
     * @constant
     */
    readonly type: "disabled";
};
/** @description Whether the model thinks before it answers, and for how long. */
export type MessageThinking = KnownThinking | OtherThinking;
/** @description The model decides. */
export type AutoToolChoice = {
    /**
     * @description The kind of choice.
     * @constant
     */
    readonly type: "auto";
    /**
     * @description `true` allows at most one tool call.
     * @default false
     */
    readonly disable_parallel_tool_use?: boolean;
};
/** @description The model must use some tool. */
export type AnyToolChoice = {
    /**
     * @description The kind of choice.
     * @constant
     */
    readonly type: "any";
    /**
     * @description `true` asks for exactly one tool call.
     * @default false
     */
    readonly disable_parallel_tool_use?: boolean;
};
/** @description The model must use this tool. */
export type SpecificToolChoice = {
    /**
     * @description The kind of choice.
     * @constant
     */
    readonly type: "tool";
    /** @description The tool to use. */
    readonly name: string;
    /**
     * @description `true` asks for exactly one tool call.
     * @default false
     */
    readonly disable_parallel_tool_use?: boolean;
};
/** @description Whether and which tool the model uses. */
export type MessageToolChoice = AutoToolChoice | AnyToolChoice | SpecificToolChoice | NoneToolChoice;
/** @description A tool you define by a JSON Schema. */
export type CustomTool = {
    /**
     * @description May be left out.
     * @constant
     */
    readonly type?: "custom";
    /** @description The name under which the model asks for it. */
    readonly name: string;
    /** @description What the tool does, when to use it and what it returns. */
    readonly description?: string;
    /** @description The JSON Schema of the arguments. */
    readonly input_schema: {
        readonly [key: string]: unknown;
    };
    readonly cache_control?: CacheControl;
};
/** @description Screen, mouse and keyboard of a computer. */
export type ComputerTool = {
    /**
     * @description The tool and its version.
     * @constant
     */
    readonly type: "computer_20241022";
    /**
     * @description Always `computer`.
     * @constant
     */
    readonly name: "computer";
    /** @description Width of the screen in pixels. */
    readonly display_width_px: number;
    /** @description Height of the screen in pixels. */
    readonly display_height_px: number;
    /** @description The X11 display. */
    readonly display_number?: number;
    readonly cache_control?: CacheControl;
};
/** @description A shell. */
export type BashTool = {
    /**
     * @description The tool and its version.
     * @constant
     */
    readonly type: "bash_20241022";
    /**
     * @description Always `bash`.
     * @constant
     */
    readonly name: "bash";
    readonly cache_control?: CacheControl;
};
/** @description An editor for text files. */
export type TextEditorTool = {
    /**
     * @description The tool and its version.
     * @constant
     */
    readonly type: "text_editor_20241022";
    /**
     * @description Always `str_replace_editor`.
     * @constant
     */
    readonly name: "str_replace_editor";
    readonly cache_control?: CacheControl;
};
/** @description A tool the model already knows; the client still runs it. */
export type TrainedTool = ComputerTool | BashTool | TextEditorTool;
/**
 * @description A tool of your own (`type` is `custom` or absent), one of those the model was trained on, or one that the upstream runs
 *     itself.
 */
export type MessageTool = CustomTool | TrainedTool | OtherTool;
/** @description The tools the model may ask for. The gateway calls none of them; the client does. */
export type MessageTools = readonly MessageTool[];
/**
 * @description One turn of a conversation: everything said so far, and how to answer. Beyond this schema, `max_tokens` is held to
 *     the ceiling of the model and `thinking.budget_tokens` must be less than `max_tokens`; both are refused with 400.
 */
export type MessageRequest = {
    readonly model: MessageModelName;
    /**
     * @description The most tokens the model may write before it stops, thinking included. With 0 it writes nothing, and the prompt is only
     *     put into the cache. Each model has its own ceiling, which `GET /v1/models` lists.
     */
    readonly max_tokens: number;
    readonly messages: MessageTurns;
    readonly metadata?: MessageMetadata;
    /** @description Texts that end the answer when the model writes one of them. The one that matched is in `stop_sequence`. */
    readonly stop_sequences?: readonly string[];
    /**
     * @description `true` answers with server-sent events while the model writes.
     * @default false
     */
    readonly stream?: boolean;
    readonly system?: MessageSystemPrompt;
    /** @description How much chance there is in the answer, from 0 to 1; 1 where it is left out. Even at 0 the output is not fully deterministic. */
    readonly temperature?: number;
    /**
     * @description Sample only from this many most probable tokens. 0 and -1, which some clients send, stand for none; an upstream that speaks
     *     this format judges them itself.
     */
    readonly top_k?: number;
    /**
     * @description Sample only from the most probable tokens whose probabilities add up to this, from 0 to 1. -1, which some clients
     *     send, stands for none; an upstream that speaks this format judges it itself.
     */
    readonly top_p?: number;
    readonly thinking?: MessageThinking;
    readonly tool_choice?: MessageToolChoice;
    readonly tools?: MessageTools;
};
/** @description Text for the reader. */
export type TextBlockResponse = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "text";
    /** @description The text. */
    readonly text: string;
    readonly citations?: MessageCitations;
};
/** @description The model asks for a tool call. Answer with a `tool_result` block that carries the same id. */
export type ToolUseBlockResponse = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "tool_use";
    /** @description Identifies the call; repeat it in `tool_result.tool_use_id`. */
    readonly id: string;
    /** @description The tool to call. */
    readonly name: string;
    /** @description Arguments, shaped by the `input_schema` of the tool. */
    readonly input: {
        readonly [key: string]: unknown;
    };
    readonly caller?: ToolCaller;
};
/** @description What the model thought. Send it back unchanged, signature included. */
export type ThinkingBlockResponse = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "thinking";
    /** @description The thought as text; empty where the model keeps it to itself. */
    readonly thinking: string;
    /** @description Proves to the model that the thought is its own. Opaque. */
    readonly signature: string;
};
/** @description A thought the model does not show. Send it back unchanged. */
export type RedactedThinkingBlockResponse = {
    /**
     * @description The kind of block.
     * @constant
     */
    readonly type: "redacted_thinking";
    /** @description The encrypted thought. Opaque. */
    readonly data: string;
};
/** @description One piece of the answer. */
export type MessageContentBlockResponse = KnownContentBlockResponse | OtherContentBlockResponse;
/**
 * @description Why the answer ended: `end_turn`, `max_tokens`, `stop_sequence` and `tool_use` as in the neutral profile, `pause_turn`
 *     (send the turn back to go on), `refusal`, `model_context_window_exceeded`, and what the vendor may add.
 * @example end_turn
 * @example max_tokens
 * @example stop_sequence
 * @example tool_use
 * @example pause_turn
 * @example refusal
 * @example model_context_window_exceeded
 */
export type MessageStopReason = string;
/** @description How long the cache keeps what was put into it. */
export type MessageCacheCreation = {
    /** @description Tokens it keeps for five minutes. */
    readonly ephemeral_5m_input_tokens: number;
    /** @description Tokens it keeps for an hour. */
    readonly ephemeral_1h_input_tokens: number;
};
/** @description What the tokens written are made of. */
export type MessageOutputTokensDetails = {
    /** @description Tokens of thoughts, shown or not. */
    readonly thinking_tokens?: number;
};
/** @description Tokens this answer is charged for. The counts may differ from what you see: even an empty answer has output tokens. */
export type MessageUsage = {
    /** @description Tokens read, without those of the cache. */
    readonly input_tokens: number;
    /** @description Tokens written, thinking included. */
    readonly output_tokens: number;
    /** @description Tokens read and put into the cache. */
    readonly cache_creation_input_tokens: number;
    /** @description Tokens taken from the cache. */
    readonly cache_read_input_tokens: number;
    /** @description How long the cache keeps what was put into it. Null or absent where the upstream does not say. */
    readonly cache_creation?: MessageCacheCreation | null;
    /**
     * @description What `output_tokens` are made of. Null or absent where nothing was thought, and where the upstream does not tell
     *     thoughts apart.
     */
    readonly output_tokens_details?: MessageOutputTokensDetails | null;
};
/** @description One complete turn of the model. */
export type MessageResponse = {
    /** @description Identifies this answer. */
    readonly id: string;
    /**
     * @description Always `message`.
     * @constant
     */
    readonly type: "message";
    /**
     * @description Always `assistant`.
     * @constant
     */
    readonly role: "assistant";
    /** @description The model that answered, as the request spelled it. */
    readonly model: string;
    /**
     * @description What the model wrote, in order. Empty when it had nothing to add. Append it unchanged to `messages` as the
     *     assistant's turn to go on with the conversation.
     */
    readonly content: readonly MessageContentBlockResponse[];
    readonly stop_reason: MessageStopReason;
    /** @description The stop sequence that ended the answer, else null. */
    readonly stop_sequence: string | null;
    readonly usage: MessageUsage;
    /** @description The execution container a vendor's server tool used, else null or absent. */
    readonly container?: {
        readonly [key: string]: unknown;
    } | null;
    /** @description More about why the answer ended, where the vendor says more; else null or absent. */
    readonly stop_details?: {
        readonly [key: string]: unknown;
    } | null;
};
/**
 * @description The class of the error, as the vendor names it: 400 and 415 `invalid_request_error`, 401 `authentication_error`, 403
 *     `permission_error`, 404 `not_found_error`, 413 `request_too_large`, 429 `rate_limit_error` or (when the quota is used
 *     up) `billing_error`, 500 to 503 `api_error`, 504 `timeout_error`, 529 `overloaded_error`. `server_error` is the neutral
 *     profile's.
 * @enum {string}
 */
export type MessageErrorType = "invalid_request_error" | "authentication_error" | "rate_limit_error" | "server_error" | "permission_error" | "not_found_error" | "request_too_large" | "billing_error" | "api_error" | "overloaded_error" | "timeout_error";
/** @description What exactly was refused, for programs that can do something about it. */
export type MessageErrorDetails = {
    /**
     * @description The same as `code`; of a request that the upstream rejected the vendor's exact code, in the vendor profile and where
     *     the vendor has said one.
     */
    readonly error_code: string;
    /** @description The request fields this gateway refuses as a whole; leave them out and send the request again. */
    readonly unsupported?: readonly string[];
};
/** @description What went wrong. */
export type MessageErrorObject = {
    readonly type: MessageErrorType;
    /** @description What was wrong and how to repair it, in English. */
    readonly message: string;
    /**
     * @description A stable name for the cause that a program may switch on: `invalid_request`, `missing_version_header`,
     *     `unsupported_block`, `thread_unsupported_request`, `invalid_api_key`, `missing_api_key`,
     *     `conflicting_api_keys`, `permission_denied`, `model_not_found`, `not_found`, `method_not_allowed`,
     *     `request_too_large`, `unsupported_media_type`, `rate_limit_exceeded`, `insufficient_quota`, `internal_error`,
     *     `not_implemented`, `upstream_error`, `overloaded`, `timeout`, `stream_truncated` and the others of docs/errors.md.
     *     New codes may be added.
     */
    readonly code: string;
    readonly details?: MessageErrorDetails;
};
/** @description Every answer with a status of 400 or above. */
export type MessageErrorResponse = {
    /**
     * @description Always `error`.
     * @constant
     */
    readonly type: "error";
    readonly error: MessageErrorObject;
    /** @description The same as the header `request-id`. */
    readonly request_id: string;
};
/** @description The part of a message request that is read by the model. What only steers the answer is left out. */
export type MessageTokenCountRequest = {
    readonly model: MessageModelName;
    readonly messages: MessageTurns;
    readonly system?: MessageSystemPrompt;
    readonly thinking?: MessageThinking;
    readonly tool_choice?: MessageToolChoice;
    readonly tools?: MessageTools;
};
/** @description The size of a request before it is sent. */
export type MessageTokenCountResponse = {
    /** @description Tokens of messages, system prompt and tools together. */
    readonly input_tokens: number;
};
/**
 * @description Who said it: `user` (also when absent), `model`, or `function` and `tool` for the results of calls, which may
 *     also come in a `user` turn.
 * @enum {string}
 */
export type ContentRole = "user" | "model" | "function" | "tool";
/** @description The format of the media; the upstream decides which it can read. */
export type InputMediaType = string;
/** @description Media inside the request. Audio, video and PDF documents can only be sent this way. */
export type InlineData = {
    readonly mimeType: InputMediaType;
    /** @description The bytes in base64. */
    readonly data: string;
};
/**
 * @description Media by address: images only, and only where the upstream can fetch them. Audio, video and PDF documents by
 *     address are refused with 400; send them as `inlineData`. So are addresses in a bucket (`gs://`), which the upstream would
 *     read in the name of the gateway's operator.
 */
export type FileData = {
    /** @description The format of the media, such as `image/png`. */
    readonly mimeType: string;
    /** @description The address of the media. */
    readonly fileUri: string;
};
/**
 * @description A call the model asked for, repeated in the model's turn. One whose arguments were streamed may go back in the pieces it
 *     came in, to an upstream that speaks this format.
 */
export type FunctionCall = {
    /** @description The id of the call, where the answer had one. */
    readonly id?: string;
    /** @description The function that was called. */
    readonly name?: string;
    /** @description The arguments by name, shaped by the declaration. */
    readonly args?: {
        readonly [key: string]: unknown;
    };
    readonly willContinue?: CallContinues;
    readonly partialArgs?: PartialArguments;
};
/** @description The media itself. */
export type FunctionResponseInlineData = {
    /** @description The format of the media. */
    readonly mimeType: string;
    /** @description The bytes in base64. */
    readonly data: string;
    /** @description The name under which `response` may refer to it. */
    readonly displayName?: string;
};
/** @description The address of an image, where the upstream can fetch it; the rules are those of `fileData` in a part. */
export type FunctionResponseFileData = {
    /** @description The format of the media. */
    readonly mimeType: string;
    /** @description The address. */
    readonly fileUri: string;
    /** @description The name under which `response` may refer to it. */
    readonly displayName?: string;
};
/** @description One piece of media a function returned, inline or by address. */
export type FunctionResponsePart = {
    readonly inlineData?: FunctionResponseInlineData;
    readonly fileData?: FunctionResponseFileData;
};
/** @description What a function answered. */
export type FunctionResponse = {
    /** @description The id of the call this answers, where the call had one. */
    readonly id?: string;
    /** @description The function that was called. */
    readonly name: string;
    /** @description The result as an object of your choice; by custom under `output`, or under `error` when it failed. */
    readonly response: {
        readonly [key: string]: unknown;
    };
    /** @description Media the function returned. */
    readonly parts?: readonly FunctionResponsePart[];
};
/** @description The language of the code. */
export type CodeLanguage = string;
/** @description Code the model wrote to be run, repeated in the model's turn. */
export type ExecutableCode = {
    readonly language: CodeLanguage;
    /** @description The code. */
    readonly code: string;
    /** @description The id of the run, where the answer had one. */
    readonly id?: string;
};
/** @description How the run ended. */
export type CodeOutcome = string;
/** @description What running the code gave, repeated in the model's turn. */
export type CodeExecutionResult = {
    readonly outcome: CodeOutcome;
    /** @description Standard output where it succeeded, otherwise the error. */
    readonly output?: string;
    /** @description The id of the run, where the answer had one. */
    readonly id?: string;
};
/** @description Lets the model go on from its own thought. Opaque; send it back byte for byte with the part it came on. */
export type ThoughtSignature = string;
export type PartFields = {
    /** @description Text. */
    readonly text?: string;
    readonly inlineData?: InlineData;
    readonly fileData?: FileData;
    readonly functionCall?: FunctionCall;
    readonly functionResponse?: FunctionResponse;
    readonly executableCode?: ExecutableCode;
    readonly codeExecutionResult?: CodeExecutionResult;
    /**
     * @description `true` marks a thought of the model that is sent back.
     * @default false
     */
    readonly thought?: boolean;
    readonly thoughtSignature?: ThoughtSignature;
    readonly videoMetadata?: PartVideoMetadata;
    readonly mediaResolution?: PartMediaResolution;
    readonly toolCall?: VendorFields;
    readonly toolResponse?: VendorFields;
    readonly partMetadata?: VendorFields;
};
export type PartKind = unknown;
/**
 * @description One piece of a turn. Exactly one of `text`, `inlineData`, `fileData`, `functionCall`, `functionResponse`,
 *     `executableCode` and `codeExecutionResult` is set; `thought` and `thoughtSignature` may stand beside it.
 */
export type Part = PartFields & PartKind;
/** @description What one side said. */
export type Content = {
    readonly role?: ContentRole;
    /** @description The pieces of the turn, in order; a single one may stand without the list. */
    readonly parts: readonly Part[];
};
/** @description The conversation so far, oldest first; one element for a single turn, which may stand without the list. */
export type Contents = readonly Content[];
/**
 * @description A function the model may ask you to call. Its arguments are described by `parameters` or by
 *     `parametersJsonSchema`, not by both.
 */
export type FunctionDeclaration = {
    /** @description The name under which the model asks for it. */
    readonly name: string;
    /** @description What the function does, when to use it and what it returns. */
    readonly description?: string;
    /** @description The JSON Schema of the arguments; types in upper or lower case. */
    readonly parameters?: {
        readonly [key: string]: unknown;
    };
    /** @description The same in full JSON Schema, passed on as it is. */
    readonly parametersJsonSchema?: {
        readonly [key: string]: unknown;
    };
    /** @description Whether the model waits for the result, `BLOCKING` or `NON_BLOCKING`. */
    readonly behavior?: string;
    readonly response?: VendorFields;
    readonly responseJsonSchema?: VendorFields;
};
/** @description An empty object. It lets the model write code and have it run upstream. */
export type CodeExecutionTool = {
    readonly [key: string]: unknown;
};
/** @description Functions of yours, the execution of code, and tools that the upstream runs itself. */
export type ContentTool = {
    /** @description Functions the model may ask you to call; a single one may stand without the list. */
    readonly functionDeclarations?: readonly FunctionDeclaration[];
    readonly codeExecution?: CodeExecutionTool;
    readonly googleSearch?: VendorTool;
    readonly googleSearchRetrieval?: VendorTool;
    readonly urlContext?: VendorTool;
    readonly googleMaps?: VendorTool;
    readonly computerUse?: VendorTool;
    readonly fileSearch?: VendorTool;
    readonly enterpriseWebSearch?: VendorTool;
    readonly retrieval?: VendorTool;
};
/** @description What the model may use beside its own words; a single tool may stand without the list. */
export type ContentTools = readonly ContentTool[];
/**
 * @description `AUTO` and `MODE_UNSPECIFIED` leave it to the model, `ANY` makes it call a function, `NONE` keeps it from calling,
 *     `VALIDATED` leaves it to the model and holds calls to their schemas. In upper or lower case.
 * @enum {string}
 */
export type FunctionCallingMode = "MODE_UNSPECIFIED" | "AUTO" | "ANY" | "NONE" | "VALIDATED" | "mode_unspecified" | "auto" | "any" | "none" | "validated";
/** @description How the model uses functions. */
export type FunctionCallingConfig = {
    readonly mode?: FunctionCallingMode;
    /** @description The functions it may call in mode `ANY`; all of them when absent. */
    readonly allowedFunctionNames?: readonly string[];
    /** @description Whether the arguments of a call come in pieces, in a stream of an upstream that can do so. */
    readonly streamFunctionCallArguments?: boolean;
};
/** @description How the model uses the tools. */
export type ContentToolConfig = {
    readonly functionCallingConfig?: FunctionCallingConfig;
    readonly retrievalConfig?: VendorFields;
};
/**
 * @description The kind of harm. The first five are in use. The other seven are from older models: they are accepted, and have no
 *     effect where the upstream no longer knows them.
 * @enum {string}
 */
export type HarmCategory = "HARM_CATEGORY_HARASSMENT" | "HARM_CATEGORY_HATE_SPEECH" | "HARM_CATEGORY_SEXUALLY_EXPLICIT" | "HARM_CATEGORY_DANGEROUS_CONTENT" | "HARM_CATEGORY_CIVIC_INTEGRITY" | "HARM_CATEGORY_UNSPECIFIED" | "HARM_CATEGORY_DEROGATORY" | "HARM_CATEGORY_TOXICITY" | "HARM_CATEGORY_VIOLENCE" | "HARM_CATEGORY_SEXUAL" | "HARM_CATEGORY_MEDICAL" | "HARM_CATEGORY_DANGEROUS" | "HARM_CATEGORY_JAILBREAK" | "HARM_CATEGORY_IMAGE_HATE" | "HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT" | "HARM_CATEGORY_IMAGE_HARASSMENT" | "HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT";
/**
 * @description What is let through: `BLOCK_LOW_AND_ABOVE` only NEGLIGIBLE, `BLOCK_MEDIUM_AND_ABOVE` also LOW, `BLOCK_ONLY_HIGH` up
 *     to MEDIUM, `BLOCK_NONE` everything; `OFF` switches the filter off; `HARM_BLOCK_THRESHOLD_UNSPECIFIED` leaves it to
 *     the model.
 * @enum {string}
 */
export type HarmBlockThreshold = "HARM_BLOCK_THRESHOLD_UNSPECIFIED" | "BLOCK_LOW_AND_ABOVE" | "BLOCK_MEDIUM_AND_ABOVE" | "BLOCK_ONLY_HIGH" | "BLOCK_NONE" | "OFF";
/** @description The threshold of one category. */
export type SafetySetting = {
    readonly category: HarmCategory;
    readonly threshold: HarmBlockThreshold;
};
/** @description From which probability on content is blocked, one setting per category; a single one may stand without the list. */
export type SafetySettings = readonly SafetySetting[];
/** @description A piece of the instructions. */
export type SystemInstructionPart = {
    /** @description The text. */
    readonly text: string;
};
/** @description Instructions that stand above the conversation; text only. */
export type SystemInstruction = {
    /** @description Accepted and ignored. */
    readonly role?: string;
    /** @description The text, in one piece or several; a single one may stand without the list. */
    readonly parts: readonly SystemInstructionPart[];
};
/**
 * @description `text/plain` for text, `application/json` for JSON, `text/x.enum` for one text out of `responseSchema.enum`, which must not be empty then.
 * @default text/plain
 * @enum {string}
 */
export type ResponseMimeType = "text/plain" | "application/json" | "text/x.enum";
/**
 * @description The type of the value, in upper or lower case.
 * @enum {string}
 */
export type ContentSchemaType = "TYPE_UNSPECIFIED" | "STRING" | "NUMBER" | "INTEGER" | "BOOLEAN" | "ARRAY" | "OBJECT" | "NULL" | "type_unspecified" | "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";
/** @description A subset of JSON Schema that describes one value. */
export type ContentSchema = {
    readonly type?: ContentSchemaType;
    /** @description What the value means. */
    readonly description?: string;
    /** @description The texts the value may be. */
    readonly enum?: readonly string[];
    /** @description A value that fits, of any type. */
    readonly example?: unknown;
    /**
     * @description Whether the value may be null.
     * @default false
     */
    readonly nullable?: boolean;
    /** @description More about the type, such as `date-time`, `int32` or `enum`. */
    readonly format?: string;
    readonly items?: ContentSchema;
    /** @description The fields of an object, by name. */
    readonly properties?: {
        readonly [key: string]: ContentSchema;
    };
    /** @description The fields that must be there. */
    readonly required?: readonly string[];
    /** @description The least number. */
    readonly minimum?: number;
    /** @description The greatest number. */
    readonly maximum?: number;
    readonly minItems?: ContentSchemaCount;
    readonly maxItems?: ContentSchemaCount;
    readonly minLength?: ContentSchemaCount;
    readonly maxLength?: ContentSchemaCount;
    /** @description The name of the value. */
    readonly title?: string;
    /** @description The value where none is given, of any type. */
    readonly default?: unknown;
    /** @description The regular expression a text must match. */
    readonly pattern?: string;
    /** @description The value fits one of these. */
    readonly anyOf?: readonly ContentSchema[];
    /** @description The order of the fields in the answer. */
    readonly propertyOrdering?: readonly string[];
    readonly minProperties?: ContentSchemaCount;
    readonly maxProperties?: ContentSchemaCount;
};
/** @description A count, as a number or (as 64-bit numbers are written in this format) as its digits in a string. */
export type ContentSchemaCount = number | string;
/** @description One of the voices the model comes with. */
export type PrebuiltVoiceConfig = {
    /** @description The name of the voice, such as `Kore`. */
    readonly voiceName?: string;
};
/** @description A voice. */
export type VoiceConfig = {
    readonly prebuiltVoiceConfig?: PrebuiltVoiceConfig;
};
/** @description The voice of one speaker. */
export type SpeakerVoiceConfig = {
    /** @description The name of the speaker, as the prompt has it. */
    readonly speaker: string;
    readonly voiceConfig: VoiceConfig;
};
/** @description A voice for each speaker of a dialogue. */
export type MultiSpeakerVoiceConfig = {
    /** @description The speakers. */
    readonly speakerVoiceConfigs: readonly SpeakerVoiceConfig[];
};
/** @description The language to speak, as a BCP 47 tag; the upstream decides which it can speak. */
export type SpeechLanguageCode = string;
/** @description How the answer sounds, with the response modality `AUDIO`. */
export type SpeechConfig = {
    readonly voiceConfig?: VoiceConfig;
    readonly multiSpeakerVoiceConfig?: MultiSpeakerVoiceConfig;
    readonly languageCode?: SpeechLanguageCode;
};
/** @description Whether and how long the model thinks before it answers. */
export type ThinkingConfig = {
    /**
     * @description `true` adds the thoughts as parts with `thought`.
     * @default false
     */
    readonly includeThoughts?: boolean;
    /** @description The most tokens to think with; 0 for none, -1 leaves it to the model. */
    readonly thinkingBudget?: number;
    readonly thinkingLevel?: ThinkingLevel;
};
/**
 * @description How closely media are looked at: `LOW` takes 64 tokens per image, `MEDIUM` 256, and `HIGH` 256 with scaling and
 *     re-framing.
 * @enum {string}
 */
export type MediaResolution = "MEDIA_RESOLUTION_UNSPECIFIED" | "MEDIA_RESOLUTION_LOW" | "MEDIA_RESOLUTION_MEDIUM" | "MEDIA_RESOLUTION_HIGH";
/** @description The picture to make; for models with image output only. */
export type ImageConfig = {
    /** @description Width to height, such as `1:1` or `16:9`. */
    readonly aspectRatio?: string;
    /** @description The size class, such as `1K`, `2K` or `4K`. */
    readonly imageSize?: string;
    /** @description Whether people may be shown. */
    readonly personGeneration?: string;
    /** @description As `imageOutputOptions.mimeType`, where that is left out. */
    readonly outputMimeType?: string;
    /** @description As `imageOutputOptions.compressionQuality`, where that is left out. */
    readonly outputCompressionQuality?: number;
    readonly imageOutputOptions?: ImageOutputOptions;
};
/** @description How the answer is made. Every field may be left out; the model then decides. */
export type GenerationConfig = {
    /** @description Texts that end the answer; at most 5. */
    readonly stopSequences?: readonly string[];
    readonly responseMimeType?: ResponseMimeType;
    /**
     * @description The shape of the answer. `application/json` answers are objects, arrays or values of this schema;
     *     `text/x.enum` answers are one of its `enum` texts.
     */
    readonly responseSchema?: ContentSchema;
    /** @description The shape of the answer in full JSON Schema, instead of `responseSchema`. */
    readonly responseJsonSchema?: {
        readonly [key: string]: unknown;
    };
    /**
     * @description What the answer may consist of, in upper or lower case or as Google's examples write it (`Text`, `Image`); models with
     *     image output need `IMAGE` here.
     */
    readonly responseModalities?: readonly ("TEXT" | "IMAGE" | "AUDIO" | "MODALITY_UNSPECIFIED" | "VIDEO" | "Text" | "Image" | "Audio" | "Video" | "text" | "image" | "audio" | "video")[];
    /** @description How many answers to make. One when absent. */
    readonly candidateCount?: number;
    /** @description The most tokens of one candidate, up to the ceiling that `GET /v1beta/models` lists. */
    readonly maxOutputTokens?: number;
    /** @description How much chance there is in the answer, from 0.0 to 2.0. */
    readonly temperature?: number;
    /** @description Sample only from the most probable tokens whose probabilities add up to this. */
    readonly topP?: number;
    /** @description Sample only from this many most probable tokens; 0, which some clients send, stands for none. */
    readonly topK?: number;
    /** @description Seed of the sampling. The same request with the same seed tends to give the same answer. */
    readonly seed?: number;
    /** @description Makes tokens that occurred already less probable. */
    readonly presencePenalty?: number;
    /** @description Makes tokens less probable, the more often they occurred. */
    readonly frequencyPenalty?: number;
    /**
     * @description `true` adds `logprobsResult` to the candidates.
     * @default false
     */
    readonly responseLogprobs?: boolean;
    /** @description How many of the most probable tokens to report at each step, with `responseLogprobs`. */
    readonly logprobs?: number;
    /**
     * @description Better answers about elections and politics. Without effect where the upstream does not know it.
     * @default false
     */
    readonly enableEnhancedCivicAnswers?: boolean;
    readonly speechConfig?: SpeechConfig;
    readonly thinkingConfig?: ThinkingConfig;
    readonly mediaResolution?: MediaResolution;
    readonly imageConfig?: ImageConfig;
    /** @description Whether the model sees the time within a recording. */
    readonly audioTimestamp?: boolean;
    readonly routingConfig?: VendorFields;
    readonly modelSelectionConfig?: VendorFields;
};
/** @description Content that is in the cache of the upstream; it is put there by other means. */
export type CachedContentName = string;
/**
 * @description A conversation so far, and how to answer. Models with image output need at least one text part, for editing beside
 *     the inline image; without it the request is refused with 400.
 */
export type GenerateContentRequest = {
    readonly contents: Contents;
    readonly tools?: ContentTools;
    readonly toolConfig?: ContentToolConfig;
    readonly safetySettings?: SafetySettings;
    readonly systemInstruction?: SystemInstruction;
    readonly generationConfig?: GenerationConfig;
    readonly cachedContent?: CachedContentName;
};
/** @description Media the model made. */
export type CandidateInlineData = {
    /** @description The format, such as `image/png`. */
    readonly mimeType: string;
    /** @description The bytes in base64. */
    readonly data: string;
};
/** @description Media by address. */
export type CandidateFileData = {
    /** @description The format. */
    readonly mimeType?: string;
    /** @description The address. */
    readonly fileUri: string;
};
/** @description The result of a function the upstream called itself. */
export type CandidateFunctionResponse = {
    /** @description The call this answers. */
    readonly id?: string;
    /** @description The function that was called. */
    readonly name: string;
    /** @description The result. */
    readonly response: {
        readonly [key: string]: unknown;
    };
};
/** @description Code the model wrote, which the upstream runs. */
export type CandidateExecutableCode = {
    readonly language: CodeLanguage;
    /** @description The code. */
    readonly code: string;
    /** @description Identifies the run, where the upstream says so. */
    readonly id?: string;
};
/** @description What running the code gave. */
export type CandidateCodeExecutionResult = {
    readonly outcome: CodeOutcome;
    /** @description Standard output where it succeeded, otherwise the error. */
    readonly output?: string;
    /** @description The run this is the result of, where the upstream says so. */
    readonly id?: string;
};
/** @description One piece of an answer; one of the kinds of data, with or without the marks of a thought beside it. */
export type CandidatePart = {
    /** @description Text. */
    readonly text?: string;
    readonly inlineData?: CandidateInlineData;
    readonly fileData?: CandidateFileData;
    readonly functionCall?: VendorCandidateFunctionCall;
    readonly functionResponse?: CandidateFunctionResponse;
    readonly executableCode?: CandidateExecutableCode;
    readonly codeExecutionResult?: CandidateCodeExecutionResult;
    /** @description `true` marks a thought; it is not part of the answer. */
    readonly thought?: boolean;
    readonly thoughtSignature?: ThoughtSignature;
};
/** @description What the model said. Append it unchanged to `contents` to go on with the conversation. */
export type CandidateContent = {
    /** @description Usually `model`. */
    readonly role?: string;
    /**
     * @description The pieces of the answer, in order. With code execution: text, `executableCode`, `codeExecutionResult`, text.
     *     A picture is one `inlineData` part, with or without text beside it. Absent when nothing was said.
     */
    readonly parts?: readonly CandidatePart[];
};
/**
 * @description Why this candidate ended: the reasons of the neutral profile, and `NO_IMAGE`, `IMAGE_PROHIBITED_CONTENT`,
 *     `IMAGE_RECITATION`, `IMAGE_OTHER`, `UNEXPECTED_TOOL_CALL`, `TOO_MANY_TOOL_CALLS`, `MALFORMED_RESPONSE` and what the
 *     vendor may add. Absent while the model is still writing.
 * @example STOP
 * @example MAX_TOKENS
 * @example SAFETY
 * @example RECITATION
 * @example OTHER
 * @example NO_IMAGE
 * @example IMAGE_PROHIBITED_CONTENT
 * @example UNEXPECTED_TOOL_CALL
 */
export type FinishReason = string;
/** @description The probability that the content is harmful. */
export type HarmProbability = string;
/** @description How harmful content is in one category. */
export type SafetyRating = {
    /** @description The category, such as `HARM_CATEGORY_HARASSMENT`. */
    readonly category: string;
    readonly probability: HarmProbability;
    /** @description Whether the content was blocked because of this rating. */
    readonly blocked?: boolean;
};
/** @description One recited passage. */
export type CitationSource = {
    /** @description First byte of the passage in the answer; 0 when absent. */
    readonly startIndex?: number;
    /** @description The byte after its last one. */
    readonly endIndex?: number;
    /** @description Where the passage is from. */
    readonly uri?: string;
    /** @description The licence of the source. */
    readonly license?: string;
};
/** @description The sources the answer recites. */
export type CitationMetadata = {
    /** @description The sources. */
    readonly citationSources?: readonly CitationSource[];
};
/** @description A passage of the request. */
export type GroundingPassageId = {
    /** @description The id of the passage. */
    readonly passageId?: string;
    /** @description The part within the passage. */
    readonly partIndex?: number;
};
/** @description A chunk found by retrieval. */
export type SemanticRetrieverChunk = {
    /** @description The corpus or document that was searched. */
    readonly source?: string;
    /** @description The name of the chunk. */
    readonly chunk?: string;
};
/** @description The source of a contribution. */
export type AttributionSourceId = {
    readonly groundingPassage?: GroundingPassageId;
    readonly semanticRetrieverChunk?: SemanticRetrieverChunk;
};
/** @description A source and what it contributed. */
export type GroundingAttribution = {
    readonly sourceId?: AttributionSourceId;
    readonly content?: CandidateContent;
};
/** @description A web page. */
export type GroundingWebPage = {
    /** @description Its address. */
    readonly uri?: string;
    /** @description Its title. */
    readonly title?: string;
};
/** @description One result. */
export type GroundingChunk = {
    readonly web?: GroundingWebPage;
};
/** @description A passage of the answer. */
export type GroundingSegment = {
    /** @description The part it is in; 0 when absent. */
    readonly partIndex?: number;
    /** @description Its first byte within the part; 0 when absent. */
    readonly startIndex?: number;
    /** @description The byte after its last one. */
    readonly endIndex?: number;
    /** @description The passage. */
    readonly text?: string;
};
/** @description One passage and the results it rests on. */
export type GroundingSupport = {
    /** @description Places in `groundingChunks`. */
    readonly groundingChunkIndices?: readonly number[];
    /** @description How sure the model is, from 0 to 1, one score per index. */
    readonly confidenceScores?: readonly number[];
    readonly segment?: GroundingSegment;
};
/** @description Search suggestions to show beside the answer. */
export type SearchEntryPoint = {
    /** @description HTML to show as it is. */
    readonly renderedContent?: string;
    /** @description The suggestions as base64 JSON of search terms and addresses. */
    readonly sdkBlob?: string;
};
/** @description How the search was decided on. */
export type RetrievalMetadata = {
    /** @description How likely a web search helps with this prompt. */
    readonly googleSearchDynamicRetrievalScore?: number;
};
/** @description The search results an answer rests on. */
export type GroundingMetadata = {
    /** @description The results. */
    readonly groundingChunks?: readonly GroundingChunk[];
    /** @description Which passage of the answer rests on which results. */
    readonly groundingSupports?: readonly GroundingSupport[];
    /** @description What was searched for. */
    readonly webSearchQueries?: readonly string[];
    readonly searchEntryPoint?: SearchEntryPoint;
    readonly retrievalMetadata?: RetrievalMetadata;
};
/** @description One token and its probability. */
export type TokenLogprob = {
    /** @description The token as text. */
    readonly token?: string;
    /** @description The id of the token. */
    readonly tokenId?: number;
    /** @description The natural logarithm of its probability. */
    readonly logProbability?: number;
};
/** @description The most probable tokens of one step, the most probable first. */
export type TopLogprobs = {
    /** @description The tokens. */
    readonly candidates?: readonly TokenLogprob[];
};
/** @description The probabilities of the tokens, when `responseLogprobs` asked for them. */
export type LogprobsResult = {
    /** @description For each step the most probable tokens. */
    readonly topCandidates?: readonly TopLogprobs[];
    /** @description For each step the token that was chosen. */
    readonly chosenCandidates?: readonly TokenLogprob[];
};
/** @description One address. */
export type UrlRetrievalContext = {
    /** @description The address. */
    readonly retrievedUrl?: string;
};
/** @description The addresses that were read. */
export type UrlRetrievalMetadata = {
    /** @description One entry per address. */
    readonly urlRetrievalContexts?: readonly UrlRetrievalContext[];
};
/** @description Whether an address could be read. */
export type UrlRetrievalStatus = string;
/** @description One address and whether it could be read. */
export type UrlMetadata = {
    /** @description The address. */
    readonly retrievedUrl?: string;
    readonly urlRetrievalStatus?: UrlRetrievalStatus;
};
/** @description How reading the addresses of the prompt went. */
export type UrlContextMetadata = {
    /** @description One entry per address. */
    readonly urlMetadata?: readonly UrlMetadata[];
};
/** @description One answer. */
export type Candidate = {
    readonly content?: CandidateContent;
    readonly finishReason?: FinishReason;
    /** @description More about the finish reason, where the upstream says more. */
    readonly finishMessage?: string;
    /** @description The ratings of this answer, at most one per category. */
    readonly safetyRatings?: readonly SafetyRating[];
    readonly citationMetadata?: CitationMetadata;
    /** @description Tokens of this candidate. */
    readonly tokenCount?: number;
    /** @description The sources that contributed to a grounded answer. */
    readonly groundingAttributions?: readonly GroundingAttribution[];
    readonly groundingMetadata?: GroundingMetadata;
    /** @description The mean log probability of the tokens of this candidate. */
    readonly avgLogprobs?: number;
    readonly logprobsResult?: LogprobsResult;
    readonly urlRetrievalMetadata?: UrlRetrievalMetadata;
    readonly urlContextMetadata?: UrlContextMetadata;
    /** @description The place of this candidate among the candidates; 0 when absent. */
    readonly index?: number;
    /** @description The quality in which a model of format A drew the picture, where it says so. */
    readonly imageQuality?: string;
};
/**
 * @description Why the prompt was blocked: the reasons of the neutral profile, and `MODEL_ARMOR`, `JAILBREAK`,
 *     `BLOCKED_REASON_UNSPECIFIED` and what the vendor may add.
 * @example SAFETY
 * @example OTHER
 * @example BLOCKLIST
 * @example PROHIBITED_CONTENT
 * @example IMAGE_SAFETY
 * @example MODEL_ARMOR
 * @example JAILBREAK
 */
export type BlockReason = string;
/** @description What the content filter says about the prompt. */
export type PromptFeedback = {
    readonly blockReason?: BlockReason;
    /** @description The ratings of the prompt, at most one per category. */
    readonly safetyRatings?: readonly SafetyRating[];
};
/** @description A kind of content. */
export type Modality = string;
/** @description The tokens of one modality. */
export type ModalityTokenCount = {
    readonly modality: Modality;
    /** @description How many tokens; zero when absent. */
    readonly tokenCount?: number;
};
/** @description Tokens this answer is charged for. A counter that is absent is zero. */
export type ContentUsageMetadata = {
    /** @description Tokens of the prompt, cached ones included. */
    readonly promptTokenCount?: number;
    /** @description Tokens of the prompt that came from the cache. */
    readonly cachedContentTokenCount?: number;
    /** @description Tokens of all candidates together. */
    readonly candidatesTokenCount?: number;
    /** @description Prompt, tool use, thoughts and candidates together. */
    readonly totalTokenCount?: number;
    /** @description Tokens of prompts the model wrote for tools. */
    readonly toolUsePromptTokenCount?: number;
    /** @description Tokens of the thoughts. */
    readonly thoughtsTokenCount?: number;
    /** @description `promptTokenCount` by modality. */
    readonly promptTokensDetails?: readonly ModalityTokenCount[];
    /** @description `candidatesTokenCount` by modality. */
    readonly candidatesTokensDetails?: readonly ModalityTokenCount[];
    /** @description `cachedContentTokenCount` by modality. */
    readonly cacheTokensDetails?: readonly ModalityTokenCount[];
    /** @description `toolUsePromptTokenCount` by modality. */
    readonly toolUsePromptTokensDetails?: readonly ModalityTokenCount[];
};
/**
 * @description The answer, or in a stream one chunk of it. Chunks of one stream have the same `responseId`; only the last chunk of
 *     a candidate has a `finishReason`, and the counters of the last chunk are final. A filtered prompt or answer is not
 *     an error: see `promptFeedback` and `finishReason`.
 */
export type GenerateContentResponse = {
    /** @description The answers. Absent or empty when the prompt was blocked. */
    readonly candidates?: readonly Candidate[];
    readonly promptFeedback?: PromptFeedback;
    readonly usageMetadata?: ContentUsageMetadata;
    /** @description The model that answered, as the request spelled it. */
    readonly modelVersion: string;
    /** @description Identifies this answer. */
    readonly responseId: string;
};
/**
 * @description 400 `INVALID_ARGUMENT` (a parameter is wrong) or `FAILED_PRECONDITION`; 401 `UNAUTHENTICATED` (the key is invalid,
 *     missing or expired); 403 `PERMISSION_DENIED`; 404 `NOT_FOUND` (no such model or resource); 405 and 501
 *     `UNIMPLEMENTED`; 413 `PAYLOAD_TOO_LARGE`; 415 `INVALID_ARGUMENT`; 429 `RESOURCE_EXHAUSTED` (rate limit or quota);
 *     500 `INTERNAL`; 503 `UNAVAILABLE`; 504 `DEADLINE_EXCEEDED`.
 * @enum {string}
 */
export type ContentErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE" | "DEADLINE_EXCEEDED";
/** @description One field that is wrong. */
export type ContentFieldViolation = {
    /** @description The path of the field, such as `contents[0].parts[0].text`. */
    readonly field: string;
    /** @description What is wrong with it. */
    readonly description: string;
};
/** @description One limit that was exceeded. */
export type ContentQuotaViolation = {
    /**
     * @description Which limit: `RequestsPerMinute`, `TokensPerMinute` and `ConcurrentRequests` pass with time, `RequestsPerDay` and `InsufficientQuota` do not
     *     within minutes. Agents look for `PerMinute` and `PerDay` in it.
     * @example RequestsPerMinute
     */
    readonly quotaId: string;
};
/**
 * @description One of the google.rpc error details, named by `@type`: `BadRequest` has `fieldViolations`; `QuotaFailure`, on every 429,
 *     has `violations`; `ErrorInfo` has `reason`, `domain` and `metadata`, whose `reason` is the cause by its name in all
 *     formats, such as `upstream_error`, and whose `retryAfterMs`, only where the wait is known, is that in milliseconds; `RetryInfo`, on every 429 and 5xx, has `retryDelay`.
 */
export type ContentErrorDetail = {
    /** @description For example `type.googleapis.com/google.rpc.BadRequest`. */
    readonly "@type": string;
    /** @description The fields of the request that are wrong. */
    readonly fieldViolations?: readonly ContentFieldViolation[];
    /** @description The limits that were exceeded. */
    readonly violations?: readonly ContentQuotaViolation[];
    /** @description The cause as a constant, such as `API_KEY_INVALID`. */
    readonly reason?: string;
    /** @description Where `reason` is defined. */
    readonly domain?: string;
    /** @description Facts about the cause: `reason` is its name in all formats, `retryAfterMs` the wait, where it is known. */
    readonly metadata?: {
        readonly [key: string]: string;
    };
    /** @description How long to wait, such as `34s`. */
    readonly retryDelay?: string;
};
/** @description What went wrong. */
export type ContentError = {
    /** @description The HTTP status. */
    readonly code: number;
    /** @description What was wrong and how to repair it, in English. */
    readonly message: string;
    readonly status: ContentErrorStatus;
    /** @description More for a program to read; empty when there is no more to say. */
    readonly details?: readonly ContentErrorDetail[];
};
/** @description Every answer with a status of 400 or above. */
export type GenerateContentErrorResponse = {
    readonly error: ContentError;
};
/** @description The chunks in order. A stream that fails after its beginning ends with an error object. */
export type GenerateContentStream = readonly (GenerateContentResponse | GenerateContentErrorResponse)[];
/** @description A request as generateContent takes it, system instruction and tools included. */
export type CountedGenerateContentRequest = {
    /** @description The model, as `models/{model}`. The model in the path decides. */
    readonly model?: string;
    readonly contents: Contents;
    readonly tools?: ContentTools;
    readonly toolConfig?: ContentToolConfig;
    readonly safetySettings?: SafetySettings;
    readonly systemInstruction?: SystemInstruction;
    readonly generationConfig?: GenerationConfig;
    readonly cachedContent?: CachedContentName;
};
/** @description What to count, either the conversation alone or a whole request; exactly one of the two fields. */
export type ContentTokenCountRequest = {
    readonly contents?: Contents;
    readonly generateContentRequest?: CountedGenerateContentRequest;
};
/** @description The size of a request before it is sent. */
export type ContentTokenCountResponse = {
    /** @description Tokens of everything that was sent, cached ones included. */
    readonly totalTokens: number;
    /** @description Tokens of the cached content. */
    readonly cachedContentTokenCount?: number;
    /** @description The tokens by modality. */
    readonly promptTokensDetails?: readonly ModalityTokenCount[];
    /** @description The cached tokens by modality. */
    readonly cacheTokensDetails?: readonly ModalityTokenCount[];
};
/** @description A model. */
export type Model = {
    /** @description The name to send as `model`. */
    readonly id: string;
    /**
     * @description Always `model`.
     * @constant
     */
    readonly object: "model";
    /**
     * @description Always `model`.
     * @constant
     */
    readonly type: "model";
    /** @description When the model was released in Unix seconds; 0 when unknown. */
    readonly created: number;
    /**
     * Format: date-time
     * @description The same time by RFC 3339.
     */
    readonly created_at: string;
    /** @description Who offers the model here. */
    readonly owned_by: string;
    /** @description The name for people. */
    readonly display_name: string;
    /** @description The most tokens it reads; null when unknown. */
    readonly max_input_tokens: number | null;
    /** @description The most tokens it writes; null when unknown. */
    readonly max_tokens: number | null;
    /**
     * @description The operations of this contract that may be called with it, such as `createMessage`; empty for models of areas that
     *     are not served yet.
     */
    readonly operations: readonly string[];
};
/** @description One page of the models. */
export type ModelList = {
    /**
     * @description Always `list`.
     * @constant
     */
    readonly object: "list";
    /** @description The models of this page. */
    readonly data: readonly Model[];
    /** @description Whether there are more in the direction of the page. */
    readonly has_more: boolean;
    /** @description The first id of this page, for `before_id`; null when it is empty. */
    readonly first_id: string | null;
    /** @description The last id of this page, for `after_id`; null when it is empty. */
    readonly last_id: string | null;
};
/** @description A model. */
export type ContentModel = {
    /** @description The resource name; what follows `models/` is the name to call it by. */
    readonly name: string;
    /** @description The name without `models/`. */
    readonly baseModelId: string;
    /** @description The version of the model. */
    readonly version: string;
    /** @description The name for people. */
    readonly displayName: string;
    /** @description What the model is for. */
    readonly description?: string;
    /** @description The most tokens it reads; 0 when unknown. */
    readonly inputTokenLimit: number;
    /** @description The most tokens it writes; 0 when unknown. */
    readonly outputTokenLimit: number;
    /** @description What may be called with it under `/v1beta/models/{model}`; empty for models of other areas. */
    readonly supportedGenerationMethods: readonly string[];
};
/** @description One page of the models. */
export type ContentModelList = {
    /** @description The models of this page. */
    readonly models: readonly ContentModel[];
    /** @description Send it as `pageToken` for the next page. Absent on the last page. */
    readonly nextPageToken?: string;
};
/**
 * @description The list in the shape of the key's spelling: format C's for `x-goog-api-key` and `?key=`, otherwise one that OpenAI's
 *     and Anthropic's clients both read.
 */
export type AnyModelList = ModelList | ContentModelList;
/** @description One model, in the same shape as the list would have it. */
export type AnyModel = Model | ContentModel;
/**
 * @description The realtime model, such as `rtfam-4o-realtime-preview`, or the same model by its vendor's name. A model this gateway
 *     does not serve is refused with `model_not_found`.
 * @example rtfam-4o-realtime-preview
 * @example rtfam-4o-realtime-preview-2024-12-17
 * @example rtfam-4o-mini-realtime-preview
 */
export type RealtimeModel = string;
/** @description A session description (RFC 8866) of at most 64 kB. One that cannot be used is refused with `invalid_sdp`. */
export type RealtimeSdp = string;
/** @enum {string} */
export type RealtimeModality = "text" | "audio";
/** @description What the model may answer with. With `[text]` it stays silent; with `audio` it speaks and sends a transcript. */
export type RealtimeModalities = readonly RealtimeModality[];
/**
 * @description The voice of the model. It cannot change once the model has spoken in the session.
 * @example alloy
 * @example ash
 * @example ballad
 * @example cedar
 * @example coral
 * @example echo
 * @example marin
 * @example sage
 * @example shimmer
 * @example verse
 */
export type RealtimeVoice = string;
/**
 * @description Encoding of audio inside events. `pcm16` is signed 16-bit little-endian PCM, by default 24 kHz mono; `g711_ulaw` and
 *     `g711_alaw` are 8-bit G.711.
 * @enum {string}
 */
export type RealtimeAudioFormat = "pcm16" | "g711_ulaw" | "g711_alaw";
/**
 * @description Samples per second of the client's audio, of what it sends and of what it is sent. By default 24000 for `pcm16` and 8000 for
 *     G.711, which pass as they are; other rates are resampled by the gateway, and then one event brings at most 30 seconds.
 * @enum {integer}
 */
export type RealtimeSampleRate = 8000 | 16000 | 24000 | 44100 | 48000;
/**
 * @description Channels of the client's audio, of what it sends and of what it is sent. Stereo input is mixed down, and stereo output is the
 *     same on both channels.
 * @enum {integer}
 */
export type RealtimeChannels = 1 | 2;
/**
 * @description Bits per sample of the client's audio. 16 goes with `pcm16`, 8 with `g711_ulaw` and `g711_alaw`; any other pair is `invalid_value`.
 * @enum {integer}
 */
export type RealtimeBitsPerSample = 8 | 16;
/** @description Turns transcription of the user's audio on. Transcripts arrive as `conversation.item.input_audio_transcription.*` events. */
export type RealtimeTranscriptionConfig = {
    /** @description The transcription model. */
    readonly model?: string;
    /** @description Language of the speech as an ISO 639-1 code. */
    readonly language?: string;
    /** @description Text that guides the transcription. */
    readonly prompt?: string;
};
/**
 * @description How loud sound must be to count as speech. Raise it in noisy places.
 * @default 0.5
 */
export type RealtimeThreshold = number;
/**
 * @description Milliseconds of audio kept from before the detected start of speech.
 * @default 500
 */
export type RealtimePrefixPaddingMs = number;
/**
 * @description Milliseconds of silence that end the user's turn.
 * @default 1000
 */
export type RealtimeSilenceDurationMs = number;
/** @description Turns voice detection on, by silence (`server_vad`, the default) or by what is said (`semantic_vad`). Fields left out take their defaults. */
export type RealtimeTurnDetectionConfig = {
    /** @enum {string} */
    readonly type?: "server_vad" | "semantic_vad";
    readonly threshold?: RealtimeThreshold;
    readonly prefix_padding_ms?: RealtimePrefixPaddingMs;
    readonly silence_duration_ms?: RealtimeSilenceDurationMs;
    readonly eagerness?: RealtimeEagerness;
    /**
     * @description Whether the end of a turn starts a response.
     * @default true
     */
    readonly create_response?: boolean;
    /**
     * @description Whether speech cancels the response being spoken.
     * @default true
     */
    readonly interrupt_response?: boolean;
};
/** @description A function the model may call. */
export type RealtimeTool = {
    /** @constant */
    readonly type?: "function";
    /** @description The name under which the call arrives. */
    readonly name: string;
    /** @description What the function does and when to call it. */
    readonly description?: string | null;
    /** @description JSON Schema of the arguments. */
    readonly parameters?: {
        readonly [key: string]: unknown;
    };
};
/** @description Whether the model may call a tool (`auto`), must not (`none`) or must (`required`), or the one it must call. */
export type RealtimeToolChoice = ("auto" | "none" | "required") | RealtimeFunctionChoice;
/** @description Sampling temperature. */
export type RealtimeTemperature = number;
/** @description The most output tokens of one response, tool calls included; `inf` sets no limit of its own. */
export type RealtimeMaxTokens = number | "inf";
/**
 * @description The fields of a session that a client may set. This schema is open so that it can be composed; whoever uses it closes
 *     it: `allOf: [{$ref: RealtimeSessionConfig}]` beside `unevaluatedProperties: false`.
 */
export type RealtimeSessionConfig = {
    readonly modalities?: RealtimeModalities;
    /** @description The system prompt of the session. */
    readonly instructions?: string;
    readonly voice?: RealtimeVoice;
    readonly input_audio_format?: RealtimeAudioFormat;
    readonly output_audio_format?: RealtimeAudioFormat;
    readonly sample_rate?: RealtimeSampleRate;
    readonly channels?: RealtimeChannels;
    readonly bits_per_sample?: RealtimeBitsPerSample;
    /** @description How the user's audio is transcribed; null turns transcription off. */
    readonly input_audio_transcription?: RealtimeTranscriptionConfig | null;
    /** @description How the end of the user's turn is found; null leaves it to `input_audio_buffer.commit` and `response.create`. */
    readonly turn_detection?: RealtimeTurnDetectionConfig | null;
    readonly tools?: readonly RealtimeTool[];
    readonly tool_choice?: RealtimeToolChoice;
    readonly temperature?: RealtimeTemperature;
    readonly max_output_tokens?: RealtimeMaxTokens;
    /** @description Another name of `max_output_tokens`. Both with different values are refused with `invalid_value`. */
    readonly max_response_output_tokens?: RealtimeMaxTokens;
    /** @description Null turns noise reduction off. */
    readonly input_audio_noise_reduction?: RealtimeNoiseReductionConfig | null;
    readonly speed?: RealtimeSpeed;
    readonly tracing?: RealtimeTracingConfig;
};
/** @description The session that the token is for. All but the model may be changed later with `session.update`. */
export type RealtimeSessionRequest = {
    readonly model: RealtimeModel;
} & RealtimeSessionConfig;
/** @description How the user's audio is transcribed. */
export type RealtimeTranscription = {
    /** @description The transcription model. */
    readonly model: string;
    /** @description Language of the speech as an ISO 639-1 code. */
    readonly language?: string | null;
    /** @description Text that guides the transcription. */
    readonly prompt?: string | null;
};
/** @description Voice detection as it is in force. Semantic detection has no threshold and no times. */
export type RealtimeTurnDetection = {
    /** @enum {string} */
    readonly type: "server_vad" | "semantic_vad";
    readonly threshold?: RealtimeThreshold;
    readonly prefix_padding_ms?: RealtimePrefixPaddingMs;
    readonly silence_duration_ms?: RealtimeSilenceDurationMs;
    readonly eagerness?: RealtimeEagerness;
    /**
     * @description Whether the end of a turn starts a response.
     * @default true
     */
    readonly create_response?: boolean;
    /**
     * @description Whether speech cancels the response being spoken.
     * @default true
     */
    readonly interrupt_response?: boolean;
};
/** @description An ephemeral token, valid one minute for one connection. */
export type RealtimeClientSecret = {
    /** @description The token: `ek_` and random characters. */
    readonly value: string;
    /** @description When the token expires, Unix time in seconds. */
    readonly expires_at: number;
};
/** @description The configuration of a session as it is in force. */
export type RealtimeSession = {
    /** @description Identifier of the session: `sess_` and random characters. */
    readonly id: string;
    /** @constant */
    readonly object: "realtime.session";
    /** @description The model as the client spelled it. */
    readonly model: string;
    /** @description When the session will be closed, Unix time in seconds. */
    readonly expires_at: number;
    readonly modalities: RealtimeModalities;
    readonly instructions: string;
    readonly voice: RealtimeVoice;
    readonly input_audio_format: RealtimeAudioFormat;
    readonly output_audio_format: RealtimeAudioFormat;
    readonly sample_rate?: RealtimeSampleRate;
    readonly channels?: RealtimeChannels;
    readonly bits_per_sample?: RealtimeBitsPerSample;
    readonly input_audio_transcription: RealtimeTranscription | null;
    /** @description Null where noise reduction is off. */
    readonly input_audio_noise_reduction?: {
        /** @enum {string} */
        readonly type: "near_field" | "far_field";
    } | null;
    readonly turn_detection: RealtimeTurnDetection | null;
    readonly tools: readonly RealtimeTool[];
    readonly tool_choice: RealtimeToolChoice;
    readonly temperature: RealtimeTemperature;
    readonly max_output_tokens: RealtimeMaxTokens;
    readonly max_response_output_tokens: RealtimeMaxTokens;
    /** @description Speed of the voice. */
    readonly speed?: number;
    /** @description Set only in the answer that creates an ephemeral token; null in events. */
    readonly client_secret?: RealtimeClientSecret | null;
    readonly tracing?: RealtimeTracingConfig;
};
/** @description The session as it will be in force, with the token to connect with. */
export type RealtimeSessionResponse = {
    readonly client_secret: RealtimeClientSecret;
} & WithRequired<RealtimeSession, "client_secret">;
/** @description When the token expires. */
export type RealtimeClientSecretExpiry = {
    /**
     * @description The moment the seconds are counted from; only the creation of the token is known.
     * @default created_at
     * @enum {string}
     */
    readonly anchor?: "created_at";
    /**
     * @description Seconds from the anchor.
     * @default 600
     */
    readonly seconds?: number;
};
/** @description What the model answers with. `[audio]` includes a transcript; text and audio together are not possible. */
export type RealtimeGaOutputModalities = readonly ("text" | "audio")[];
/** @description Signed 16-bit little-endian PCM, mono. */
export type RealtimeGaPcmFormat = {
    /** @constant */
    readonly type: "audio/pcm";
    /** @constant */
    readonly rate?: 24000;
};
/** @description G.711 at 8 kHz, µ-law (`audio/pcmu`) or A-law (`audio/pcma`). */
export type RealtimeGaG711Format = {
    /** @enum {string} */
    readonly type: "audio/pcmu" | "audio/pcma";
};
/** @description Encoding of audio inside events. */
export type RealtimeGaAudioFormat = RealtimeGaPcmFormat | RealtimeGaG711Format;
/** @description How the user's audio is transcribed. */
export type RealtimeGaTranscription = {
    /**
     * @description The transcription model.
     * @example whisper-1
     * @example gpt-4o-transcribe
     */
    readonly model?: string | null;
    /** @description Language of the speech as an ISO 639-1 code. */
    readonly language?: string | null;
    /** @description Text that guides the transcription. */
    readonly prompt?: string | null;
};
/** @description Filters noise out of the user's audio before voice detection and the model hear it. */
export type RealtimeGaNoiseReduction = {
    /** @enum {string} */
    readonly type?: "near_field" | "far_field";
};
/** @description By silence. */
export type RealtimeGaServerVad = {
    /** @constant */
    readonly type: "server_vad";
    readonly threshold?: RealtimeThreshold | null;
    readonly prefix_padding_ms?: RealtimePrefixPaddingMs | null;
    readonly silence_duration_ms?: RealtimeSilenceDurationMs | null;
    /** @description Milliseconds after which the model speaks first when the user says nothing. Null never does. */
    readonly idle_timeout_ms?: number | null;
    /**
     * @description Whether the end of a turn starts a response.
     * @default true
     */
    readonly create_response?: boolean | null;
    /**
     * @description Whether speech cancels the response being spoken.
     * @default true
     */
    readonly interrupt_response?: boolean | null;
};
/** @description By what has been said. */
export type RealtimeGaSemanticVad = {
    /** @constant */
    readonly type: "semantic_vad";
    /**
     * @default auto
     * @enum {string|null}
     */
    readonly eagerness?: "low" | "medium" | "high" | "auto" | null;
    /** @default true */
    readonly create_response?: boolean | null;
    /** @default true */
    readonly interrupt_response?: boolean | null;
};
/** @description How the end of the user's turn is found. */
export type RealtimeGaTurnDetection = RealtimeGaServerVad | RealtimeGaSemanticVad;
/** @description The user's side. */
export type RealtimeGaAudioInput = {
    readonly format?: RealtimeGaAudioFormat;
    /** @description Null turns transcription off. */
    readonly transcription?: RealtimeGaTranscription | null;
    /** @description Null turns noise reduction off. */
    readonly noise_reduction?: RealtimeGaNoiseReduction | null;
    /** @description Null leaves it to `input_audio_buffer.commit` and `response.create`. */
    readonly turn_detection?: RealtimeGaTurnDetection | null;
};
/** @description The name of a voice, or `{id}` of a custom voice. It cannot change once the model has spoken. */
export type RealtimeGaVoice = string | {
    readonly id: string;
};
/** @description Speed of the voice; 1 is normal. */
export type RealtimeGaSpeed = number;
/** @description The model's side. */
export type RealtimeGaAudioOutput = {
    readonly format?: RealtimeGaAudioFormat;
    readonly voice?: RealtimeGaVoice;
    readonly speed?: RealtimeGaSpeed;
};
export type RealtimeGaAudio = {
    readonly input?: RealtimeGaAudioInput;
    readonly output?: RealtimeGaAudioOutput;
};
/**
 * @description A function the model may call. Tools of other types, such as `mcp`, are passed on to an upstream that knows them and
 *     refused with `invalid_value` elsewhere.
 */
export type RealtimeGaTool = {
    /**
     * @example function
     * @example mcp
     */
    readonly type: string;
    readonly name?: string;
    readonly description?: string | null;
    /** @description JSON Schema of the arguments. */
    readonly parameters?: {
        readonly [key: string]: unknown;
    } | null;
};
/** @description Whether the model may call a tool, must or must not, or the one it must call. */
export type RealtimeGaToolChoice = ("auto" | "none" | "required") | {
    /** @enum {string} */
    readonly type: "function" | "mcp";
    readonly name?: string | null;
};
/** @description What happens when the conversation outgrows the model. */
export type RealtimeGaTruncation = ("auto" | "disabled") | {
    /** @constant */
    readonly type: "retention_ratio";
    readonly retention_ratio: number;
};
/** @description Tracing at the upstream; `auto`, or names for the trace. */
export type RealtimeGaTracing = "auto" | {
    readonly workflow_name?: string;
    readonly group_id?: string;
    readonly metadata?: {
        readonly [key: string]: unknown;
    };
};
/** @description A prompt stored at the upstream. */
export type RealtimeGaPrompt = {
    readonly id: string;
    readonly version?: string | null;
    readonly variables?: {
        readonly [key: string]: unknown;
    } | null;
};
/** @description The fields of a session that a client may set. There is no temperature in this dialect. */
export type RealtimeGaSessionConfig = {
    /**
     * @description Other kinds of session are not offered.
     * @constant
     */
    readonly type?: "realtime";
    /** @description Only when a session is created. */
    readonly model?: string;
    readonly output_modalities?: RealtimeGaOutputModalities;
    /** @description The system prompt of the session. */
    readonly instructions?: string;
    readonly audio?: RealtimeGaAudio;
    readonly tools?: readonly RealtimeGaTool[];
    readonly tool_choice?: RealtimeGaToolChoice;
    readonly max_output_tokens?: RealtimeMaxTokens;
    readonly truncation?: RealtimeGaTruncation;
    readonly tracing?: RealtimeGaTracing;
    readonly prompt?: RealtimeGaPrompt;
    /** @description Further fields to send, such as `item.input_audio_transcription.logprobs`. */
    readonly include?: readonly string[];
};
/** @description The session that the token is for, in the shape of the vendor's current clients. */
export type RealtimeClientSecretRequest = {
    /**
     * @description How long the token is valid. Left out, it is valid one minute and for a single connection; given, it may open
     *     several sessions until it expires. A session that has begun goes on after that.
     */
    readonly expires_after?: RealtimeClientSecretExpiry;
    /** @description Left out, a session of the first realtime model this gateway serves, with every default. */
    readonly session?: RealtimeGaSessionConfig;
};
/** @description The audio settings in force, with what newer clients set. */
export type RealtimeGaSessionAudio = {
    readonly input?: {
        readonly format?: RealtimeGaAudioFormat;
        readonly transcription?: RealtimeGaTranscription | null;
        readonly noise_reduction?: RealtimeGaNoiseReduction | null;
        readonly turn_detection?: RealtimeGaTurnDetection | null;
    };
    readonly output?: {
        readonly format?: RealtimeGaAudioFormat;
        readonly voice?: RealtimeGaVoice;
        readonly speed?: RealtimeGaSpeed;
    };
};
/** @description The configuration of a session as it is in force. */
export type RealtimeGaSession = {
    /** @constant */
    readonly type: "realtime";
    /** @constant */
    readonly object: "realtime.session";
    /** @description Identifier of the session: `sess_` and random characters. */
    readonly id: string;
    /** @description The model as the client spelled it. */
    readonly model?: string;
    /** @description When the session will be closed, Unix time in seconds. */
    readonly expires_at?: number;
    readonly output_modalities?: RealtimeGaOutputModalities;
    readonly instructions?: string;
    readonly audio?: RealtimeGaSessionAudio;
    readonly tools?: readonly RealtimeGaTool[];
    readonly tool_choice?: RealtimeGaToolChoice;
    readonly max_output_tokens?: RealtimeMaxTokens;
    readonly truncation?: RealtimeGaTruncation;
    readonly tracing?: RealtimeGaTracing | null;
    readonly prompt?: RealtimeGaPrompt | null;
    readonly include?: readonly string[] | null;
};
/** @description An ephemeral token and the session it is for. */
export type RealtimeClientSecretResponse = {
    /** @description The token: `ek_` and random characters. */
    readonly value: string;
    /** @description When the token expires, Unix time in seconds. */
    readonly expires_at: number;
    readonly session: RealtimeGaSession;
};
/** @description An offer, with the session. */
export type RealtimeCallRequest = {
    readonly sdp: RealtimeSdp;
    /**
     * @description The session, as JSON text in a part of type `application/json`. With an ephemeral token it changes the session that
     *     the token was made with, as a `session.update` would; the model stays. A token of POST /v1/realtime/sessions takes
     *     none.
     */
    readonly session?: RealtimeGaSessionConfig;
};
/**
 * @description 3 to 32 letters, digits, dots, underscores and hyphens, beginning with a letter or digit. Case does not matter.
 * @example ada
 */
export type AccountUsername = string;
/**
 * Format: password
 * @description 8 to 128 characters of any kind, compared after Unicode normalisation (NFKC). The user name and the passwords that most
 *     people choose are refused.
 */
export type AccountPassword = string;
/** @description A new user. */
export type AccountRegistration = {
    readonly username: AccountUsername;
    readonly password: AccountPassword;
    /**
     * @description The invitation code of the user who recommended the gateway. Both are rewarded, as `GET /api/settings` says.
     * @example Q7K2M9XD
     */
    readonly aff_code?: string;
};
/**
 * @description Always true.
 * @constant
 */
export type AccountSuccess = true;
/** @description Empty, or a short confirmation. */
export type AccountMessage = string;
/**
 * @description What the user may do; `admin` may also administer the gateway.
 * @enum {string}
 */
export type AccountRole = "user" | "admin";
/**
 * @description A disabled user can neither log in nor use API keys.
 * @enum {string}
 */
export type AccountStatus = "enabled" | "disabled";
/**
 * @description Always `default`. Clients of other gateways expect a group; here it decides nothing.
 * @constant
 */
export type AccountGroup = "default";
/** @description A user. */
export type AccountUser = {
    /**
     * @description Identifier of the user.
     * @example usr_01k9v7h2r4
     */
    readonly id: string;
    /** @description The name to log in with. */
    readonly username: string;
    /** @description The name to show; the user name until it is changed. */
    readonly display_name: string;
    readonly role: AccountRole;
    readonly status: AccountStatus;
    readonly group: AccountGroup;
};
/** @description The user who was registered. */
export type AccountRegistrationResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AccountUser;
};
/** @description The envelope of every failed account operation. */
export type AccountErrorResponse = {
    /**
     * @description Always false.
     * @constant
     */
    readonly success: false;
    /** @description What was wrong and how to repair it, in English. */
    readonly message: string;
    /**
     * @description A stable code a program may switch on, such as `USERNAME_TAKEN`. With statuses 401 and 403 it begins with `AUTH_`.
     * @example AUTH_UNAUTHORIZED
     * @example AUTH_TOKEN_EXPIRED
     * @example AUTH_INSUFFICIENT_PRIVILEGE
     * @example INVALID_VALUE
     */
    readonly code: string;
    /**
     * @description The field or query parameter at fault, as a dotted path such as `budget.amount`. Absent where there is none.
     * @example password
     */
    readonly param?: string;
};
/**
 * Format: password
 * @description The password that the user has now.
 */
export type AccountCurrentPassword = string;
/** @description Credentials of a user. */
export type AccountLogin = {
    /**
     * @description The name chosen at registration.
     * @example ada
     */
    readonly username: string;
    readonly password: AccountCurrentPassword;
    /**
     * @description How the login is carried from now on: `both` answers with a session cookie and an access token, `cookie` with the
     *     cookie alone, which is what a web page should ask for.
     * @default both
     * @enum {string}
     */
    readonly session?: "cookie" | "both";
};
/**
 * @description An access token for `Authorization: Bearer`, an alternative to the session cookie that ends with it. Keep it secret.
 *     Absent where the login is by cookie alone.
 * @example at_example0000000000000000000001
 */
export type AccountToken = string;
/** @description The user who is now logged in. */
export type AccountLoggedInUser = {
    readonly token?: AccountToken;
} & AccountUser;
/** @description The password was right; a code is still needed. */
export type AccountTwoFactorChallenge = {
    /**
     * @description Always true.
     * @constant
     */
    readonly require_2fa: true;
    /** @description Send it with the code to `POST /api/user/login/2fa`, within five minutes. */
    readonly flow_token: string;
};
/** @description The login, or the challenge for its second step. */
export type AccountLoginResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The logged-in user, or the challenge for a code when the user has two-factor authentication. */
    readonly data: AccountLoggedInUser | AccountTwoFactorChallenge;
};
/**
 * @description The six digits that the authenticator shows now, or a backup code, which is used up by this; that may be in lower case and
 *     without its hyphen.
 * @example 492039
 * @example K7QD-2M9X
 * @example k7qd2m9x
 */
export type AccountTwoFactorCode = string;
/** @description The second step of a login. */
export type AccountTwoFactorLogin = {
    readonly code: AccountTwoFactorCode;
    /**
     * @description What the first step returned. It is valid for five minutes, five codes and one login.
     * @example ft_example0000000000000000000001
     */
    readonly flow_token: string;
};
/** @description The login. */
export type AccountTwoFactorLoginResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AccountLoggedInUser;
};
/** @description The login is over. */
export type AccountLogoutResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
};
/** @description Which logins to end. An empty object ends the one that this request is made with. */
export type AccountLogout = {
    /**
     * @description Whether every login of the user ends.
     * @default false
     */
    readonly everywhere?: boolean;
};
/**
 * @description `off`; `unconfirmed`, login asks for a code and none was ever accepted; `confirmed`, one was.
 * @enum {string}
 */
export type AccountTwoFactorState = "off" | "unconfirmed" | "confirmed";
/** @description What a user has, and how the user logs in. */
export type AccountBalance = {
    /** @description What may still be spent, in micro-USD, without what is held. */
    readonly quota: number;
    /** @description What is set aside for requests under way, in micro-USD. */
    readonly held_quota: number;
    /** @description What has been spent, in micro-USD. */
    readonly used_quota: number;
    /** @description Whether requests need no balance. `quota` is 0 then. */
    readonly unlimited_quota: boolean;
    /** @description How many users registered with the invitation code of this one. */
    readonly aff_count: number;
    /** @description Invitation quota not yet converted, in micro-USD. */
    readonly aff_quota: number;
    readonly two_factor: AccountTwoFactorState;
};
/** @description The logged-in user with the balance. */
export type AccountSelf = {
    /** @description The invitation code of this user, for others to register with. */
    readonly aff_code: string;
    /** @description Invitation quota ever earned, in micro-USD. */
    readonly aff_history_quota: number;
    /** @description When this login was made, Unix time in seconds. */
    readonly login_at: number;
    /**
     * @description Until when this login may administer the gateway, Unix time in seconds; `POST /api/user/confirm` extends it. Null where
     *     it may not: the time is over, or the user is no administrator.
     */
    readonly admin_until: number | null;
} & (AccountUser & AccountBalance);
/** @description The logged-in user. */
export type AccountSelfResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AccountSelf;
};
/** @description Proof that it is the user who deletes the user. */
export type AccountDeletion = {
    readonly password: AccountCurrentPassword;
    /** @description A code of the authenticator or a backup code. Needed where two-factor authentication is on. */
    readonly code?: AccountTwoFactorCode;
};
/** @description The user is gone. */
export type AccountDeletionResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
};
/**
 * @description A name for people: 1 to 64 characters, none of them a control or format character or a separator of lines, and one of them
 *     at least to be seen. It is kept in Unicode's composed form (NFC).
 * @example Ada Lovelace
 */
export type AccountDisplayName = string;
/** @description What to change of the logged-in user. */
export type AccountSelfUpdate = {
    readonly display_name: AccountDisplayName;
};
/** @description How much invitation quota to convert. An empty object converts all of it. */
export type AccountAffiliateTransfer = {
    /** @description How much to convert, in micro-USD; at most `aff_quota`. Left out, everything is converted. */
    readonly quota?: number;
};
/** @description The conversion. */
export type AccountAffiliateTransferResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description What was converted, and both balances afterwards. */
    readonly data: {
        /** @description What was converted, in micro-USD. */
        readonly transferred: number;
        /** @description What may now be spent, in micro-USD. */
        readonly quota: number;
        /** @description Invitation quota that is left, in micro-USD. */
        readonly aff_quota: number;
    };
};
/** @description The state of two-factor authentication. */
export type AccountTwoFactorStatusResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description Two-factor authentication of the logged-in user. */
    readonly data: {
        /** @description Whether login asks for a code. */
        readonly enabled: boolean;
        /** @description Whether a code of the authenticator has ever been accepted. */
        readonly confirmed: boolean;
        /** @description Backup codes not yet used. */
        readonly backup_codes_remaining: number;
    };
};
/**
 * @description The six digits that the authenticator shows now.
 * @example 492039
 */
export type AccountTotpCode = string;
/** @description An empty object enables two-factor authentication; with `code`, the secret that was created is confirmed. */
export type AccountTwoFactorEnable = {
    /** @description A code of the authenticator, to confirm that it knows the secret. */
    readonly code?: AccountTotpCode;
};
/** @description Ten codes; each replaces a code of the authenticator once. They are shown only here. */
export type AccountBackupCodes = readonly string[];
/** @description Two-factor authentication is on. Secret and backup codes are present only when they were created by this request. */
export type AccountTwoFactorEnabled = {
    /**
     * @description Always true.
     * @constant
     */
    readonly enabled: true;
    /** @description Whether a code of the authenticator has been accepted. */
    readonly confirmed: boolean;
    /** @description The shared secret as base32, for authenticators without a camera. */
    readonly secret?: string;
    /** @description The same secret as an `otpauth` address to be shown as a QR code. */
    readonly qr_code_data?: string;
    /** @description That QR code as an SVG picture, for pages to show as it is. */
    readonly qr_code_svg?: string;
    readonly backup_codes?: AccountBackupCodes;
    readonly token?: AccountToken;
};
/** @description Two-factor authentication is on. */
export type AccountTwoFactorEnableResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AccountTwoFactorEnabled;
};
/**
 * @description Proof that the user still has the authenticator or a backup code. An empty object undoes an `enable` of which no code was
 *     ever accepted, from the login that made it.
 */
export type AccountTwoFactorDisable = {
    /** @description A code of the authenticator or a backup code. Needed as soon as a code was accepted once. */
    readonly code?: AccountTwoFactorCode;
};
/** @description Two-factor authentication is off. */
export type AccountTwoFactorDisableResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description Two-factor authentication is off; secret and backup codes are gone. */
    readonly data: {
        /**
         * @description Always false.
         * @constant
         */
        readonly enabled: false;
    };
};
/** @description Proof that the user still has the authenticator. */
export type AccountBackupCodesRequest = {
    readonly code: AccountTotpCode;
};
/** @description The new backup codes. */
export type AccountBackupCodesResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description New codes; the old ones no longer work. */
    readonly data: {
        readonly backup_codes: AccountBackupCodes;
    };
};
/**
 * @description Identifier of the key.
 * @example key_k7d2m9qx
 */
export type ApiKeyId = string;
/**
 * @description When the key stops working, Unix time in seconds; it must lie ahead. Null for never.
 * @example 1800000000
 */
export type ApiKeyExpiry = number | null;
/**
 * @description The only models the key may use: names in either spelling, aliases, and beginnings of names that end in `*`. It lists no
 *     others, and falls back to none. Null for all.
 * @example [
 *       "chatfam-sonnet-4-6",
 *       "genfam-*"
 *     ]
 */
export type ApiKeyModels = readonly string[] | null;
/**
 * @description A limit of this key; those of its user apply beside it. Null for none.
 * @example 600
 */
export type ApiKeyRate = number | null;
/**
 * @description When a budget begins anew, always by UTC; `none` for never. Days begin at 00:00, weeks on Monday, months on the 1st.
 * @enum {string}
 */
export type ApiKeyPeriod = "none" | "day" | "week" | "month";
/** @description How much the key may spend; null where that is not limited. */
export type ApiKeyBudget = {
    /** @description The most it may spend in a period, in micro-USD. */
    readonly amount: number;
    readonly period: ApiKeyPeriod;
    /** @description What it spent in this period, in micro-USD. */
    readonly spent: number;
    /** @description What it may still spend, in micro-USD, without what is held for requests under way. */
    readonly remaining: number;
    /** @description When the next period begins, Unix time in seconds; null for never. */
    readonly resets_at: number | null;
} | null;
/** @description An API key, without its secret. */
export type ApiKey = {
    readonly id: ApiKeyId;
    /** @description The name given to it. */
    readonly name: string;
    /**
     * @description Its first characters, to tell keys apart.
     * @example sk-k7d2m9qx
     */
    readonly prefix: string;
    /** @description When it was created, Unix time in seconds. */
    readonly created_at: number;
    /** @description When it was last used, to the minute, Unix time in seconds; null where it never was. */
    readonly last_used_at: number | null;
    readonly expires_at: ApiKeyExpiry;
    readonly models: ApiKeyModels;
    /** @description Requests a minute. Null for any number. */
    readonly rpm: ApiKeyRate;
    /** @description Tokens a minute. Null for any number. */
    readonly tpm: ApiKeyRate;
    /** @description Requests at a time. Null for any number. */
    readonly concurrency: ApiKeyRate;
    readonly budget: ApiKeyBudget;
};
/** @description Send it as `cursor` for the next page; null on the last one. */
export type AccountCursor = string | null;
/** @description The API keys of the user. */
export type ApiKeyListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of the logged-in user's keys. */
    readonly data: {
        /** @description Newest first. Expired keys are listed and revoked ones are not. */
        readonly keys: readonly ApiKey[];
        readonly next_cursor: AccountCursor;
    };
};
/**
 * @description What the key is for, in your words: 1 to 64 characters, none of them a control or format character or a separator of lines,
 *     and one of them at least to be seen.
 * @example build server
 */
export type ApiKeyName = string;
/** @description How much the key may spend. A new amount leaves what was spent, a new period begins with nothing spent. Null for no budget. */
export type ApiKeyBudgetSetting = {
    /** @description The most it may spend in a period, in micro-USD. */
    readonly amount: number;
    readonly period: ApiKeyPeriod;
} | null;
/** @description A new API key. What is left out does not bind it. */
export type ApiKeyCreation = {
    readonly name: ApiKeyName;
    readonly expires_at?: ApiKeyExpiry;
    readonly models?: ApiKeyModels;
    /** @description Requests a minute. Null for any number. */
    readonly rpm?: ApiKeyRate;
    /** @description Tokens a minute. Null for any number. */
    readonly tpm?: ApiKeyRate;
    /** @description Requests at a time. Null for any number. */
    readonly concurrency?: ApiKeyRate;
    readonly budget?: ApiKeyBudgetSetting;
};
/** @description The new API key with its secret, which is never shown again. */
export type CreatedApiKey = {
    /** @description The key itself. Store it now; only its hash is kept. */
    readonly key: string;
} & ApiKey;
/** @description The API key that was created. */
export type ApiKeyCreateResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: CreatedApiKey;
};
/** @description The API key that was revoked. */
export type ApiKeyRevokeResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The revoked key. */
    readonly data: {
        readonly id: ApiKeyId;
        /** @description When it was revoked, Unix time in seconds. */
        readonly revoked_at: number;
    };
};
/** @description What to change. What is left out stays; null takes the limit away. */
export type ApiKeyUpdate = {
    readonly name?: ApiKeyName;
    readonly expires_at?: ApiKeyExpiry;
    readonly models?: ApiKeyModels;
    /** @description Requests a minute. Null for any number. */
    readonly rpm?: ApiKeyRate;
    /** @description Tokens a minute. Null for any number. */
    readonly tpm?: ApiKeyRate;
    /** @description Requests at a time. Null for any number. */
    readonly concurrency?: ApiKeyRate;
    readonly budget?: ApiKeyBudgetSetting;
};
/** @description The API key as it is now. */
export type ApiKeyResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: ApiKey;
};
/** @description The password that the user has, and the one to have. */
export type AccountPasswordChange = {
    readonly current_password: AccountCurrentPassword;
    readonly new_password: AccountPassword;
};
/** @description The login that is left. */
export type AccountPasswordChangeResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AccountLoggedInUser;
};
/**
 * @description Proof that it is still the same person: a code where two-factor authentication is on, otherwise the password. Where both are
 *     given both have to be right. A login that is older than two-factor authentication, or was renewed from one that is, needs
 *     both.
 */
export type AccountConfirmation = {
    /** @description The password that the user has now. */
    readonly password?: AccountCurrentPassword;
    /** @description A code of the authenticator; a backup code does not do. */
    readonly code?: AccountTotpCode;
};
/** @description The login is as good as new. */
export type AccountConfirmationResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description What the confirmation gave. */
    readonly data: {
        /** @description Until when this login may administer the gateway, Unix time in seconds. */
        readonly admin_until: number;
    };
};
/** @description A login that is not over. */
export type AccountSession = {
    /**
     * @description Identifier of the login.
     * @example ses_01k9v7h5t6
     */
    readonly id: string;
    /** @description When it was made, Unix time in seconds. */
    readonly created_at: number;
    /** @description When it was last used, to the minute, Unix time in seconds. */
    readonly last_used_at: number;
    /** @description When it ends if it is not used, Unix time in seconds. */
    readonly expires_at: number;
    /** @description The client address it was made from; null after a time, see `retention.addresses`. */
    readonly ip: string | null;
    /** @description What the client called itself; null where it did not. */
    readonly user_agent: string | null;
    /** @description Whether this request was made with it. */
    readonly current: boolean;
};
/** @description The logins of the user. */
export type AccountSessionListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of the logged-in user's logins. */
    readonly data: {
        /** @description Those last used first. */
        readonly sessions: readonly AccountSession[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description The login that was ended. */
export type AccountSessionEndResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The login that is over. */
    readonly data: {
        /** @description Identifier of the login. */
        readonly id: string;
        /** @description When it was ended, Unix time in seconds. */
        readonly ended_at: number;
    };
};
/** @description Nothing. */
export type PlaygroundKeyRequest = {
    readonly [key: string]: unknown;
};
/** @description A key for a page to try things with. */
export type PlaygroundKeyResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The short-lived key. */
    readonly data: {
        /** @description The key itself, to be sent as any other. */
        readonly key: string;
        /** @description When it stops working, Unix time in seconds; sooner where the login ends. */
        readonly expires_at: number;
    };
};
/** @description An amount in micro-USD. */
export type ModelPriceAmount = number;
/** @description What tokens cost, in micro-USD by the million. */
export type ModelTokenPrices = {
    /** @description A million input tokens that are neither read from a cache nor written to one. */
    readonly input: ModelPriceAmount;
    /** @description A million input tokens of pictures. */
    readonly input_image: ModelPriceAmount;
    /** @description A million input tokens of sound. */
    readonly input_audio: ModelPriceAmount;
    /** @description A million input tokens of video. */
    readonly input_video: ModelPriceAmount;
    /** @description A million input tokens read from a prompt cache. */
    readonly cache_read: ModelPriceAmount;
    /** @description A million input tokens written to a prompt cache. */
    readonly cache_write: ModelPriceAmount;
    /** @description A million input tokens written to a prompt cache that keeps them for an hour. */
    readonly cache_write_hour: ModelPriceAmount;
    /** @description A million output tokens. */
    readonly output: ModelPriceAmount;
    /** @description A million output tokens that are thoughts. */
    readonly thoughts: ModelPriceAmount;
    /** @description A million output tokens of pictures. */
    readonly output_image: ModelPriceAmount;
    /** @description A million output tokens of sound. */
    readonly output_audio: ModelPriceAmount;
};
/** @description What tokens cost of a prompt that is longer than so many. */
export type ModelLongContextPrices = {
    /** @description Tokens of the prompt, those of a cache included, above which these prices hold. */
    readonly above_tokens: number;
} & ModelTokenPrices;
/**
 * @description What a model costs, in micro-USD: tokens by the million, pictures, seconds of video and searches each. Costs of a request are
 *     added up exactly and rounded up once.
 */
export type ModelPrice = {
    /** @description What tokens cost in its place where the prompt is long; null where its length does not matter. */
    readonly long_context: ModelLongContextPrices | null;
    /** @description What tokens cost in its place in fast mode, however long the prompt is; null where that does not matter. */
    readonly fast: ModelTokenPrices | null;
    /** @description One search that the model's vendor runs. */
    readonly web_search: ModelPriceAmount;
    /** @description An answer for which anything was searched, however often. */
    readonly grounded_answer: ModelPriceAmount;
    /** @description A second of sound in realtime sessions whose transcript the model's vendor counts by the second. */
    readonly transcript_second: ModelPriceAmount;
    /** @description Pictures that are drawn, each: the first row that fits. Empty where they are paid by their tokens alone. */
    readonly pictures: readonly {
        /**
         * @description The size it is for; null for every size.
         * @example 1024x1024
         */
        readonly size: string | null;
        /**
         * @description The quality it is for; null for every quality.
         * @enum {string|null}
         */
        readonly quality: "low" | "medium" | "high" | "xhigh" | "max" | null;
        readonly amount: ModelPriceAmount;
    }[];
    /** @description A second of video: the row of its resolution, otherwise the last one. Empty where video costs nothing. */
    readonly video_seconds: readonly {
        /**
         * @description The resolution it is for; null in the last row for every other.
         * @example 720p
         */
        readonly resolution: string | null;
        readonly amount: ModelPriceAmount;
    }[];
} & ModelTokenPrices;
/** @description A model that the user may use. */
export type UserModel = {
    /** @description The name to send as `model`. */
    readonly id: string;
    /** @description The name for people. */
    readonly display_name: string;
    /** @description The operations of this contract that may be called with it, such as `createMessage`. */
    readonly operations: readonly string[];
    /** @description What it costs; null for a model that is free. */
    readonly price: ModelPrice | null;
    /** @description The most tokens it reads; null when unknown. */
    readonly max_input_tokens: number | null;
    /** @description The most tokens it writes; null when unknown. */
    readonly max_tokens: number | null;
};
/** @description The models that are served. */
export type UserModelListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The models that are served, by name. */
    readonly data: {
        /** @description All of them, in the order of their names. */
        readonly models: readonly UserModel[];
    };
};
/** @description A number of tokens. */
export type UsageCount = number;
/** @description What was charged, in micro-USD. */
export type UsageCost = number;
/** @description Sums over records, of the whole time span and filters asked for, whatever page is shown, or of a part of it. */
export type UsageTotals = {
    /** @description Number of records. */
    readonly requests: number;
    /** @description Those that failed, or whose stream broke off. */
    readonly failed: number;
    /** @description Those whose client went away. */
    readonly cancelled: number;
    /** @description Input tokens, without those read from or written to a cache. */
    readonly input_tokens: UsageCount;
    /** @description Output tokens, thoughts included. */
    readonly output_tokens: UsageCount;
    /** @description The part of the output that is thoughts. */
    readonly thought_tokens: UsageCount;
    /** @description Input tokens read from a prompt cache. */
    readonly cache_read_tokens: UsageCount;
    /** @description Input tokens written to a prompt cache. */
    readonly cache_write_tokens: UsageCount;
    readonly cost: UsageCost;
};
/**
 * @description How a request ended: `answered`; `failed`, refused included; `cancelled`, its client went away; `truncated`, a stream that
 *     broke off; `filtered`, a video task of which a filter of the provider blocked all videos.
 * @enum {string}
 */
export type UsageOutcome = "answered" | "failed" | "cancelled" | "truncated" | "filtered";
/** @description Tokens of what is no text, by kind; a kind that is absent has none. */
export type UsageMedia = {
    /** @description Tokens of pictures. */
    readonly image?: UsageCount;
    /** @description Tokens of sound. */
    readonly audio?: UsageCount;
    /** @description Tokens of video. */
    readonly video?: UsageCount;
    /** @description Tokens of documents. */
    readonly document?: UsageCount;
};
/** @description One call to an upstream. */
export type UsageAttempt = {
    /** @description The deployment that was called. Shown to administrators only. */
    readonly deployment?: string;
    /**
     * @description How the call ended.
     * @enum {string}
     */
    readonly outcome: "answered" | "failed" | "cancelled";
    /** @description The upstream's HTTP status; null where no answer came. */
    readonly status: number | null;
    /** @description How long the call took. */
    readonly duration_ms: number;
};
/** @description What one request used, and how it went. */
export type UsageRecord = {
    /** @description The `x-request-id` of the answer. */
    readonly request_id: string;
    /** @description When the request came in, Unix time in seconds. */
    readonly created_at: number;
    /** @description Whose key it was. Shown to administrators only; absent where the key is nobody's. */
    readonly user_id?: string;
    /** @description The API key it was made with. */
    readonly key_id: string;
    /** @description The name of that key now; null where it is gone. */
    readonly key_name: string | null;
    /**
     * @description The operationId of this contract.
     * @example createMessage
     */
    readonly operation: string;
    /** @description The model as the request named it. */
    readonly model: string;
    /** @description The model that answered, by which the price went; null where none did. */
    readonly served_model: string | null;
    /** @description The HTTP status; that of the head for a stream. */
    readonly status: number;
    readonly outcome: UsageOutcome;
    /** @description The reason of the error in lower case, such as `rate_limit_exceeded`; null where there was none. */
    readonly error_reason: string | null;
    /** @description From the beginning of the request to its end. */
    readonly duration_ms: number;
    /** @description From there to the first byte from the upstream; null where none came. */
    readonly first_byte_ms: number | null;
    /** @description Input tokens, without those read from or written to a cache. */
    readonly input_tokens: UsageCount;
    /** @description Output tokens, thoughts included. */
    readonly output_tokens: UsageCount;
    /** @description The part of the output that is thoughts. */
    readonly thought_tokens: UsageCount;
    /** @description Input tokens read from a prompt cache. */
    readonly cache_read_tokens: UsageCount;
    /** @description Input tokens written to a prompt cache. */
    readonly cache_write_tokens: UsageCount;
    /** @description The part of all input, and of the output, that is no text; null where there is none. */
    readonly media: {
        readonly input?: UsageMedia;
        readonly output?: UsageMedia;
    } | null;
    /** @description Whether the counts are the gateway's estimate, because the upstream gave none. */
    readonly estimated: boolean;
    readonly cost: UsageCost;
    /** @description The video task that the request began; null for all others. */
    readonly task_id: string | null;
    /** @description The calls to upstreams that it took, in their order. */
    readonly attempts: readonly UsageAttempt[];
};
/** @description A page of usage. */
export type UsageResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description One page of usage. */
    readonly data: {
        /** @description Start of the time span, Unix time in seconds, included. */
        readonly from: number;
        /** @description End of the time span, Unix time in seconds, not included. */
        readonly to: number;
        readonly total: UsageTotals;
        /** @description Newest first, up to 100. */
        readonly records: readonly UsageRecord[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description What was used in one step of time. */
export type UsagePoint = {
    /** @description When the step begins, Unix time in seconds. */
    readonly at: number;
    /** @description Half of the requests had the first byte sooner; null where none came. */
    readonly first_byte_p50_ms: number | null;
    /** @description 19 of 20 requests had the first byte sooner; null where none came. */
    readonly first_byte_p95_ms: number | null;
} & UsageTotals;
/** @description The line of one group. */
export type UsageSeriesGroup = {
    /** @description What is grouped by: an identifier, a model, an operation or an outcome. Null for the rest, and where nothing is grouped. */
    readonly id: string | null;
    /** @description What people call it; `other` for the rest; null where nothing is grouped, or the name is gone. */
    readonly name: string | null;
    /** @description One for each step of the time span, in their order, also where nothing was used. */
    readonly points: readonly UsagePoint[];
};
/** @description Usage over time. */
export type UsageSeriesResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description Usage over time. */
    readonly data: {
        /** @description Start of the first step, Unix time in seconds, included. */
        readonly from: number;
        /** @description End of the last step, Unix time in seconds, not included. */
        readonly to: number;
        /**
         * @description How long a step is.
         * @enum {string}
         */
        readonly bucket: "minute" | "hour" | "day";
        /** @description Where hours and days begin. */
        readonly time_zone: string;
        readonly total: UsageTotals;
        /** @description The seven that cost most, or were asked most where nothing cost anything, and the rest of them as `other`. */
        readonly groups: readonly UsageSeriesGroup[];
    };
};
/**
 * @description What happened: `credit` and `debit` by an administrator, start quota included; `reward` for an invitation; `transfer` of
 *     invitation quota; `spend` on a request, `late_spend` on one that had been given up for lost; `write_off`, what a request cost
 *     beyond the balance and nobody paid; `forfeit`, what was left when the user was deleted.
 * @enum {string}
 */
export type LedgerKind = "credit" | "debit" | "reward" | "transfer" | "spend" | "late_spend" | "write_off" | "forfeit";
/**
 * @description `quota` is what requests are paid from, `aff_quota` what invitations earned, `gateway` everything outside.
 * @enum {string}
 */
export type LedgerSide = "quota" | "aff_quota" | "gateway";
/** @description One movement of money. Entries are never changed. */
export type LedgerEntry = {
    /**
     * @description Identifier of the entry.
     * @example ent_01k9v7hb21
     */
    readonly id: string;
    /** @description When it happened, Unix time in seconds. */
    readonly at: number;
    /** @description Whose money it is. Shown to administrators only. */
    readonly user_id?: string;
    /** @description Who moved it: the identifier of a user, or `system`. Shown to administrators only. */
    readonly actor?: string;
    readonly kind: LedgerKind;
    /** @description How much, in micro-USD. */
    readonly amount: number;
    readonly from: LedgerSide;
    readonly to: LedgerSide;
    /** @description The request that was paid; null where there is none. */
    readonly request_id: string | null;
    /** @description The API key it was made with; null where there is none. */
    readonly key_id: string | null;
    /** @description The reason that was given; null where none was. */
    readonly reason: string | null;
};
/** @description One request, and what it cost. */
export type UsageDetailsResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The record of the request, and the movements of money that it caused. */
    readonly data: {
        readonly record: UsageRecord;
        /** @description Oldest first. */
        readonly entries: readonly LedgerEntry[];
    };
};
/** @description Movements of money. */
export type LedgerResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of the ledger. */
    readonly data: {
        /** @description Newest first. */
        readonly entries: readonly LedgerEntry[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description A registration with the invitation code of the user. Who registered is not told. */
export type Invitation = {
    /** @description When it happened, Unix time in seconds. */
    readonly registered_at: number;
    /** @description What the inviting user got for it as invitation quota, in micro-USD. */
    readonly reward: number;
};
/** @description Registrations with the invitation code of the user. */
export type InvitationListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of registrations. */
    readonly data: {
        /** @description Newest first. */
        readonly invitations: readonly Invitation[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description One line of the audit trail. It holds no secrets. */
export type AuditRecord = {
    /**
     * @description Identifier of the line.
     * @example aud_01k9v7h9z3
     */
    readonly id: string;
    /** @description When it happened, Unix time in seconds. */
    readonly at: number;
    /** @description Who did it: the identifier of a user, or `system` for the gateway and its commands; null where nobody was logged in. */
    readonly actor: string | null;
    /**
     * @description What was done, such as `login`, `key.create` or `user.credit`.
     * @example user.credit
     */
    readonly action: string;
    /** @description The identifier of the user, key, login or deployment it was done to; null where there is none. */
    readonly target: string | null;
    /** @description The client address; null where there was none, and after a time. */
    readonly ip: string | null;
    /** @description The reason that was given; null where none was. */
    readonly reason: string | null;
    /**
     * @description Whether it was done or refused.
     * @enum {string}
     */
    readonly outcome: "done" | "refused";
};
/** @description Lines of the audit trail. */
export type AuditRecordListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of the audit trail. */
    readonly data: {
        /** @description Newest first. */
        readonly records: readonly AuditRecord[];
        readonly next_cursor: AccountCursor;
    };
};
/**
 * @description `queued`, then `in_progress`, then one that is final: `completed`; `filtered`, where a filter of the provider blocked all
 *     its videos; `failed`.
 * @enum {string}
 */
export type TaskState = "queued" | "in_progress" | "completed" | "filtered" | "failed";
/** @description A video task. */
export type Task = {
    readonly id: VideoTaskId;
    /** @description When it was submitted, Unix time in seconds. */
    readonly created_at: number;
    readonly state: TaskState;
    readonly progress: VideoProgress;
    /**
     * @description The model as the request named it.
     * @example vidfam-3.1-generate-preview
     */
    readonly model: string;
    /**
     * @description Length that was ordered for each video.
     * @example 8
     */
    readonly seconds: number;
    /**
     * @description How many videos were ordered.
     * @example 1
     */
    readonly samples: number;
    /**
     * @description What it cost, in micro-USD; while it is not finished, what is set aside for it.
     * @example 3200000
     */
    readonly cost: number;
    /**
     * @description Identifier of the API key that submitted it.
     * @example key_k7d2m9qx
     */
    readonly key_id: string;
    /** @description Why it failed; null otherwise. */
    readonly error: VideoError | null;
    /** @description When its videos will be deleted, or were, Unix time in seconds; null where there are none. */
    readonly expires_at: number | null;
    /** @description Identifier of the user, null for a key without one; for administrators only. */
    readonly user_id?: string | null;
    /** @description The deployment that took it, null while none has; for administrators only. */
    readonly deployment?: string | null;
    /** @description The node that works on it, null while none does; for administrators only. */
    readonly node?: string | null;
};
/** @description A page of tasks. */
export type TaskListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The tasks. */
    readonly data: {
        /** @description Newest first. */
        readonly tasks: readonly Task[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description The task is deleted. */
export type TaskDeletedResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
};
/** @description A realtime session that is going on. What another node has is as it was up to six seconds ago. */
export type LiveSession = {
    /**
     * @description The `x-request-id` of the request that opened it.
     * @example req_01k9v6x3m8c7q2t5w4z1y0b9ha
     */
    readonly id: string;
    /**
     * @description What its events and its sound go over.
     * @enum {string}
     */
    readonly transport: "websocket" | "webrtc";
    /**
     * @description The model that answers.
     * @example rtfam-4o-realtime-preview
     */
    readonly model: string;
    /**
     * @description Identifier of the API key that it was opened with, or that its ephemeral token stands for.
     * @example key_k7d2m9qx
     */
    readonly key_id: string;
    /** @description When it began, Unix time in seconds. */
    readonly started_at: number;
    /** @description When its client or its model sent the last event, Unix time in seconds. */
    readonly last_event_at: number;
    /** @description When it is ended at the latest, Unix time in seconds. */
    readonly ends_at: number;
    /** @description Responses that have begun. */
    readonly responses: number;
    /** @description Sound that its client sent, in milliseconds. */
    readonly audio_in_ms: number;
    /** @description Sound that its client was sent, in milliseconds. */
    readonly audio_out_ms: number;
    /**
     * @description What its responses have cost so far, in micro-USD.
     * @example 18400
     */
    readonly cost: number;
    /** @description Identifier of the user, null for a key without one; for administrators only. */
    readonly user_id?: string | null;
    /**
     * @description The deployment that answers; for administrators only.
     * @example openai-eu
     */
    readonly deployment?: string;
    /**
     * @description The node that has it; for administrators only.
     * @example node_01k9v7a1c4
     */
    readonly node?: string;
};
/** @description A page of sessions. */
export type LiveSessionListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The sessions. */
    readonly data: {
        /** @description Newest first. */
        readonly sessions: readonly LiveSession[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description The session ends. */
export type LiveSessionEndResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description Which one, and since when it is to end. */
    readonly data: {
        /**
         * @description Its identifier.
         * @example req_01k9v6x3m8c7q2t5w4z1y0b9ha
         */
        readonly id: string;
        /** @description Unix time in seconds. */
        readonly ended_at: number;
    };
};
/** @description What a page needs to know before anybody has logged in. */
export type GatewaySettings = {
    /**
     * @description The version of the gateway.
     * @example 0.1.0
     */
    readonly version: string;
    /**
     * @description `open` lets everybody register, `invite` those with an invitation code, `closed` nobody.
     * @enum {string}
     */
    readonly registration: "open" | "invite" | "closed";
    /** @description What a new user may spend, in micro-USD. */
    readonly start_quota: number;
    /** @description What an invitation is worth, in micro-USD. */
    readonly invitation: {
        /** @description What the inviting user gets as invitation quota. */
        readonly inviter: number;
        /** @description What the invited user gets to spend. */
        readonly invitee: number;
    };
    /** @description Whether any model has a price. */
    readonly priced: boolean;
    /** @description Which parts of the gateway are served here. */
    readonly areas: {
        /** @description Whether videos can be made. */
        readonly video: boolean;
        /** @description Whether realtime sessions can be opened. */
        readonly realtime: boolean;
        /** @description Whether that goes by WebRTC as well. */
        readonly webrtc: boolean;
    };
    /** @description How long a login may administer the gateway until it has to be confirmed. */
    readonly admin_login_seconds: number;
};
/** @description The settings of this gateway. */
export type GatewaySettingsResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: GatewaySettings;
};
/**
 * @description Limits of one user, over all keys, in place of those of the configuration. What is left out is that of the configuration, null
 *     is no limit. Null for the whole: all are those of the configuration.
 */
export type AdminUserLimits = {
    /** @description Requests a minute. Null for any number. */
    readonly rpm?: ApiKeyRate;
    /** @description Tokens a minute. Null for any number. */
    readonly tpm?: ApiKeyRate;
    /** @description Requests at a time. Null for any number. */
    readonly concurrency?: ApiKeyRate;
} | null;
/** @description A user, as administrators see it. */
export type AdminUser = {
    /** @description When the user was created, Unix time in seconds. */
    readonly created_at: number;
    /** @description When the user last logged in, Unix time in seconds; null for never. */
    readonly last_login_at: number | null;
    readonly limits: AdminUserLimits;
} & (AccountUser & AccountBalance);
/** @description Users. */
export type AdminUserListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of users. */
    readonly data: {
        /** @description Newest first. */
        readonly users: readonly AdminUser[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description A new user. */
export type AdminUserCreation = {
    readonly username: AccountUsername;
    /** @description The password. Left out, one is made, which the answer shows once. The user has to change either. */
    readonly password?: AccountPassword;
    /**
     * @description What the user may do.
     * @default user
     * @enum {string}
     */
    readonly role?: "user" | "admin";
    /** @description What the user may spend, in micro-USD. Left out, the start quota of the configuration. */
    readonly quota?: number;
};
/** @description The password that was made. It is shown only here; the user has to change it. */
export type AdminMadePassword = string;
/** @description The user who was created. */
export type AdminUserCreateResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The user, and the password where one was made. */
    readonly data: {
        readonly user: AdminUser;
        readonly password?: AdminMadePassword;
    };
};
/** @description A user. */
export type AdminUserResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AdminUser;
};
/** @description It is done. */
export type AdminDoneResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
};
/** @description What to change. What is left out stays. */
export type AdminUserUpdate = {
    /** @description The name to show. */
    readonly display_name?: AccountDisplayName;
    /**
     * @description What the user may do. A new role ends every login of the user.
     * @enum {string}
     */
    readonly role?: "user" | "admin";
    /**
     * @description A disabled user can neither log in nor use API keys; every login ends.
     * @enum {string}
     */
    readonly status?: "enabled" | "disabled";
    readonly limits?: AdminUserLimits;
};
/**
 * @description Why, for the audit trail and the ledger.
 * @example invoice 2026-114
 */
export type AdminReason = string;
/** @description An amount, and why. */
export type AdminAmount = {
    /** @description How much, in micro-USD. */
    readonly amount: number;
    readonly reason: AdminReason;
    /**
     * @description Makes a repetition harmless. The same body with the same one is answered as before and moves nothing.
     * @example invoice-2026-114
     */
    readonly idempotency_key?: string;
};
/** @description The movement of money. */
export type AdminMoveResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The balance afterwards, and the entry of the ledger. */
    readonly data: {
        /** @description What the user may spend after it, in micro-USD. */
        readonly quota: number;
        /** @description Identifier of the entry. */
        readonly entry_id: string;
    };
};
/** @description Nothing. */
export type AdminNothing = {
    readonly [key: string]: unknown;
};
/** @description The new password, or nothing. */
export type AdminPasswordReset = {
    /** @description The new password. Left out, one is made. The user has to change either. */
    readonly password?: AccountPassword;
};
/** @description The password is another one. */
export type AdminPasswordResetResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The password, where one was made. */
    readonly data: {
        readonly password?: AdminMadePassword;
    };
};
/** @description An API key and whose it is, without its secret. */
export type AdminApiKey = {
    /** @description Identifier of the user it belongs to. */
    readonly user_id: string;
    /** @description The name of that user; null where the user is gone. */
    readonly username: string | null;
} & ApiKey;
/** @description API keys of all users. */
export type AdminApiKeyListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of keys. */
    readonly data: {
        /** @description Newest first. Expired keys are listed and revoked ones are not. */
        readonly keys: readonly AdminApiKey[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description What one group used. */
export type AdminUsageGroup = {
    /** @description What is grouped by: a day as `2026-11-22` (UTC), the identifier of a user, key or deployment, or a model; null where there is none. */
    readonly id: string | null;
    /** @description What people call it; null where the name is gone or there is none. */
    readonly name: string | null;
} & UsageTotals;
/** @description Usage of all users. */
export type AdminUsageResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of usage, of records or, with `group_by`, of groups. */
    readonly data: {
        /** @description Start of the time span, Unix time in seconds, included. */
        readonly from: number;
        /** @description End of the time span, Unix time in seconds, not included. */
        readonly to: number;
        readonly total: UsageTotals;
        /** @description Newest first. Absent with `group_by`. */
        readonly records?: readonly UsageRecord[];
        /** @description Days newest first, all others by cost and then requests, the largest first. Only with `group_by`. */
        readonly groups?: readonly AdminUsageGroup[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description Why the task is cancelled. */
export type AdminTaskOrder = {
    /**
     * @description Why; it stands in the audit trail.
     * @example stuck at the upstream
     */
    readonly reason: string;
};
/** @description One task. */
export type TaskResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: Task;
};
/** @description Why the session is ended. */
export type AdminLiveSessionEnd = {
    /**
     * @description Why; it stands in the audit trail.
     * @example the microphone was left open
     */
    readonly reason: string;
};
/**
 * @description `healthy` answers; `degraded` answers, and fails now and then; `cooling` is left out for a while because it kept failing;
 *     `idle` was not asked lately; `rejected` refuses the gateway's credential; `drained` gets no requests because somebody said so.
 * @enum {string}
 */
export type DeploymentState = "healthy" | "degraded" | "cooling" | "idle" | "rejected" | "drained";
/** @description What one node knows of a deployment. */
export type DeploymentOnNode = {
    /** @description Identifier of the node. */
    readonly node: string;
    readonly state: DeploymentState;
    /** @description Until when it is left out, Unix time in seconds; null where it is not. */
    readonly until: number | null;
    /** @description Calls and streams under way. */
    readonly calls: number;
    /** @description The most there may be on this node; null for any number. */
    readonly concurrency: number | null;
};
/** @description A deployment, and how it does. */
export type AdminDeployment = {
    /**
     * @description Its id in the configuration.
     * @example anthropic-eu
     */
    readonly id: string;
    /**
     * @description The kind of upstream.
     * @example anthropic
     */
    readonly provider: string;
    /**
     * @description The host that is called, without path or credential; null where there is none.
     * @example api.anthropic.com
     */
    readonly host: string | null;
    /** @description The names and patterns of the models it serves. */
    readonly models: readonly string[];
    /** @description Its share of the requests among the deployments of its priority. */
    readonly weight: number;
    /** @description Deployments of the lowest number are asked first. */
    readonly priority: number;
    /** @description The worst state of any node. */
    readonly state: DeploymentState;
    /** @description When it last answered any node, Unix time in seconds; null for never. */
    readonly last_success_at: number | null;
    /** @description The last failure on any node; null where there was none. */
    readonly last_error: {
        /** @description When it happened, Unix time in seconds. */
        readonly at: number;
        /** @description What went wrong, such as `timeout` or `rate_limited`. */
        readonly kind: string;
        /** @description The upstream's HTTP status; null where no answer came. */
        readonly status: number | null;
    } | null;
    /** @description The calls of the last while, of all nodes. */
    readonly window: {
        /** @description How long that is. */
        readonly seconds: number;
        /** @description Calls that ended. */
        readonly attempts: number;
        /** @description Those that failed. */
        readonly failed: number;
        /** @description Half of them had their first byte sooner; null where there were none. */
        readonly p50_ms: number | null;
        /** @description 19 of 20 had their first byte sooner; null where there were none. */
        readonly p95_ms: number | null;
    };
    /** @description The nodes that know of it. */
    readonly nodes: readonly DeploymentOnNode[];
};
/** @description The deployments. */
export type AdminDeploymentListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description A page of deployments. */
    readonly data: {
        /** @description In the order of the configuration. */
        readonly deployments: readonly AdminDeployment[];
        readonly next_cursor: AccountCursor;
    };
};
/** @description Why. */
export type AdminDeploymentOrder = {
    readonly reason: AdminReason;
};
/** @description The deployment. */
export type AdminDeploymentResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    readonly data: AdminDeployment;
};
/**
 * @description Whether it works.
 * @enum {string}
 */
export type NodeHealth = "ok" | "failing";
/** @description A process that takes requests. */
export type AdminNode = {
    /**
     * @description Identifier of the node.
     * @example node_01k9v7a1c4
     */
    readonly id: string;
    /** @description The version it runs. */
    readonly version: string;
    /** @description When it was started, Unix time in seconds. */
    readonly started_at: number;
    /** @description When it last said that it lives, Unix time in seconds. */
    readonly last_beat_at: number;
    /** @description Requests under way. */
    readonly in_flight: number;
    /** @description Memory that the process has, in bytes. */
    readonly rss: number;
    /** @description Whether it reaches the database. */
    readonly database: NodeHealth;
    /**
     * @description Whether it reaches Redis; null where none is configured.
     * @enum {string|null}
     */
    readonly redis: "ok" | "failing" | null;
    /** @description Charges that wait on its disk for the database. */
    readonly journal: number;
    /** @description How far its clock is ahead of the database's, in milliseconds; null where they are one, or nobody has looked yet. */
    readonly clock_offset_ms: number | null;
};
/** @description The nodes. */
export type AdminNodeListResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description The nodes that live. */
    readonly data: {
        /** @description The oldest first. */
        readonly nodes: readonly AdminNode[];
    };
};
/** @description A model, as it is configured. */
export type AdminModel = {
    /** @description The name of the model. */
    readonly name: string;
    /** @description What it costs; null for a model that is free. */
    readonly price: ModelPrice | null;
    /** @description The deployments that serve it. */
    readonly deployments: readonly string[];
    /** @description The models that are asked when none of these can answer, in their order. */
    readonly fallbacks: readonly string[];
    /** @description Other names for it. */
    readonly aliases: readonly string[];
};
/** @description The configuration of this node, without secrets. */
export type AdminConfigurationResponse = {
    readonly success: AccountSuccess;
    readonly message: AccountMessage;
    /** @description What is in force. */
    readonly data: {
        /** @description Since when it is in force, Unix time in seconds. */
        readonly loaded_at: number;
        /** @description SHA-256 of the file, by which to see whether nodes have the same one. */
        readonly hash: string;
        /** @description The last time that the file was read again; null where it never was. */
        readonly last_reload: {
            /** @description When it happened, Unix time in seconds. */
            readonly at: number;
            /** @description Whether the file was taken. */
            readonly ok: boolean;
            /** @description What was wrong with it, or what was changed. */
            readonly message: string;
        } | null;
        /** @description What an operator should look at, such as models that are free. */
        readonly warnings: readonly string[];
        /** @description The models by name. */
        readonly models: readonly AdminModel[];
    };
};
/** @description The process runs. */
export type Health = {
    /**
     * @description Always `ok`.
     * @constant
     */
    readonly status: "ok";
};
/** @description Whether the process can serve requests now. */
export type Readiness = {
    /**
     * @description `ready` when every check passes that requests depend on.
     * @enum {string}
     */
    readonly status: "ready" | "not_ready";
    /**
     * @description Name of each check to its outcome. `load` fails while the process is overloaded. `database` holds the keys, `ledger` takes the money: where anything has a price both have to work. Where nothing has, keys that were seen lately serve for ten minutes without a database. `usageRecords` fails when usage records have waited for long or are about to be lost; requests are served all the same.
     * @example {
     *       "database": "ok",
     *       "ledger": "ok",
     *       "load": "ok",
     *       "usageRecords": "ok"
     *     }
     */
    readonly checks: {
        readonly [key: string]: "ok" | "failing";
    };
};
/** @description Filters noise out of the user's audio before voice detection and the model hear it. */
export type RealtimeNoiseReductionConfig = {
    /** @enum {string} */
    readonly type?: "near_field" | "far_field";
};
/** @description Speed of the voice; 1 is normal. */
export type RealtimeSpeed = number;
/** @description Tracing at the upstream; `auto`, or names for the trace. */
export type RealtimeTracingConfig = "auto" | {
    readonly [key: string]: unknown;
} | null;
/**
 * @description How soon the model takes its turn under semantic voice detection.
 * @default auto
 * @enum {string}
 */
export type RealtimeEagerness = "low" | "medium" | "high" | "auto";
/** @description The function the model must call. */
export type RealtimeFunctionChoice = {
    /** @constant */
    readonly type: "function";
    readonly name: string;
};
/** @description A block of a kind the neutral profile knows as well. */
export type KnownContentBlock = TextBlock | ImageBlock | ToolUseBlock | ToolResultBlock | DocumentBlock | ThinkingBlock | RedactedThinkingBlock;
/**
 * @description A block of any other kind, such as `search_result`, `server_tool_use` or `web_search_tool_result`. It is passed on to
 *     an upstream that speaks this format; for other upstreams it is refused with 400 where it cannot be converted.
 */
export type OtherContentBlock = {
    /** @description The kind of block. */
    readonly type: string;
};
/** @description Where the picture comes from. */
export type VendorImageSource = ImageSource | OtherImageSource;
/** @description A picture by address (`{type: url, url}`), by file (`{type: file, file_id}`), or as the vendor may add. */
export type OtherImageSource = {
    /** @description The kind of source. */
    readonly type: string;
    /** @description The address of the picture. */
    readonly url?: string;
    /** @description The id the file service gave. */
    readonly file_id?: string;
};
/** @description A source of a kind this contract knows. */
export type KnownDocumentSource = PdfDocumentSource | TextDocumentSource | ContentDocumentSource | UrlDocumentSource | FileDocumentSource;
/** @description A file kept by the upstream's file service. Refused with 400 where the upstream has no such service. */
export type FileDocumentSource = {
    /**
     * @description The kind of source.
     * @constant
     */
    readonly type: "file";
    /** @description The id the file service gave. */
    readonly file_id: string;
};
/** @description A source of any other kind. */
export type OtherDocumentSource = {
    /** @description The kind of source. */
    readonly type: string;
};
/** @description Thinking of a kind this contract knows. */
export type KnownThinking = EnabledThinking | DisabledThinking | AdaptiveThinking;
/** @description The model decides whether and for how long to think. */
export type AdaptiveThinking = {
    /**
     * @description The kind of thinking.
     * @constant
     */
    readonly type: "adaptive";
    /** @description How thoughts appear in the answer, such as `summarized`, `omitted` or `updates`. */
    readonly display?: string;
};
/** @description Thinking of any other kind, such as `between_tools`. */
export type OtherThinking = {
    /** @description The kind of thinking. */
    readonly type: string;
};
/**
 * @description A tool of any other kind, such as `bash_20250124`, `text_editor_20250728` or `web_search_20250305`. It is passed on to
 *     an upstream that speaks this format.
 */
export type OtherTool = {
    /** @description The tool and its version. */
    readonly type: string;
    /** @description The name under which the model asks for it. */
    readonly name?: string;
};
/** @description The model must not use a tool. */
export type NoneToolChoice = {
    /**
     * @description The kind of choice.
     * @constant
     */
    readonly type: "none";
};
/** @description A block of a kind the neutral profile knows as well. */
export type KnownContentBlockResponse = TextBlockResponse | ToolUseBlockResponse | ThinkingBlockResponse | RedactedThinkingBlockResponse;
/**
 * @description A block of any other kind, such as `server_tool_use` or `web_search_tool_result`, as the upstream sent it. Send it
 *     back unchanged.
 */
export type OtherContentBlockResponse = {
    /** @description The kind of block. */
    readonly type: string;
};
/** @description Which piece of a video to look at, and how often per second. */
export type PartVideoMetadata = {
    /** @description Where to begin, such as `1.5s`. */
    readonly startOffset?: string;
    /** @description Where to end, such as `3s`. */
    readonly endOffset?: string;
    /** @description Frames per second to look at. */
    readonly fps?: number;
};
/** @description How closely this one part is looked at. */
export type PartMediaResolution = {
    /** @description Such as `MEDIA_RESOLUTION_ULTRA_HIGH`. */
    readonly level?: string;
    /** @description The tokens it may take. */
    readonly numTokens?: number;
};
/** @description Settings of the vendor, passed on as they are. */
export type VendorFields = {
    readonly [key: string]: unknown;
};
/**
 * @description A tool that the upstream runs itself. Its settings are passed on as they are to an upstream that speaks this format. Models
 *     of other formats do not have it, and would answer differently without it: the request is refused with 400 and the name of
 *     the tool. The simulator answers without it, and names it in `x-specway-ignored`.
 */
export type VendorTool = {
    readonly [key: string]: unknown;
};
/**
 * @description How much to think, in upper or lower case: `MINIMAL`, `LOW`, `MEDIUM`, `HIGH`, and what the vendor may add. Not
 *     together with `thinkingBudget`.
 * @example MINIMAL
 * @example LOW
 * @example MEDIUM
 * @example HIGH
 */
export type ThinkingLevel = string;
/** @description What to draw. */
export type PredictImagesRequest = {
    /** @description The prompt; one at a time, which may stand without the list. */
    readonly instances: readonly PredictInstance[];
    readonly parameters?: PredictParameters;
};
/**
 * @description One prompt. What else an instance has is for Imagen models at Google's APIs only, some of which need no words beside a picture;
 *     every other model does. Addresses in buckets (`gs://`) are refused.
 */
export type PredictInstance = {
    /** @description What the pictures shall show. */
    readonly prompt?: string;
};
/**
 * @description How to draw. Parameters that a model of another kind cannot honour are refused by name where they would change the
 *     picture, and otherwise named in `x-specway-ignored`. `storageUri` is refused: the pictures come in the answer.
 */
export type PredictParameters = {
    /** @description How many pictures to draw; 1 where it is left out. */
    readonly sampleCount?: number;
    /** @description Width to height, such as `1:1` or `16:9`. */
    readonly aspectRatio?: string;
    /** @description The size class, `1K` or `2K`. */
    readonly sampleImageSize?: string;
    /** @description What the pictures shall not show. */
    readonly negativePrompt?: string;
    /** @description Where the model's chance begins. */
    readonly seed?: number;
    /** @description How closely the model keeps to the prompt. */
    readonly guidanceScale?: number;
    /** @description Whether people may be shown, such as `allow_adult` or `dont_allow`. */
    readonly personGeneration?: string;
    /** @description How strict the content filter is, such as `BLOCK_ONLY_HIGH`. */
    readonly safetySetting?: string;
    /** @description The language of the prompt. */
    readonly language?: string;
    /** @description `true` says of each picture that was held back why. */
    readonly includeRaiReason?: boolean;
    /** @description `true` adds what the filter thought of each picture. */
    readonly includeSafetyAttributes?: boolean;
    /** @description Whether pictures carry an invisible watermark. */
    readonly addWatermark?: boolean;
    /** @description Whether the model may rewrite the prompt. */
    readonly enhancePrompt?: boolean;
    readonly outputOptions?: PredictOutputOptions;
};
/** @description The format of the pictures. */
export type PredictOutputOptions = {
    /** @description The media type, such as `image/png` or `image/jpeg`. */
    readonly mimeType?: string;
    /** @description The quality of a JPEG. */
    readonly compressionQuality?: number;
};
/** @description The pictures that were drawn; nothing where a content filter let none through and no reasons were asked for. */
export type PredictImagesResponse = {
    /** @description The pictures in no particular order, and the reasons of those that are missing. */
    readonly predictions?: readonly ImagePrediction[];
    readonly positivePromptSafetyAttributes?: PredictSafetyAttributes;
    readonly usageMetadata?: ContentUsageMetadata;
};
/** @description A picture, or why there is none. */
export type ImagePrediction = {
    /** @description The picture in base64. */
    readonly bytesBase64Encoded?: string;
    /** @description Its media type. */
    readonly mimeType?: string;
    /** @description The prompt that the model really used, where it rewrote it. */
    readonly prompt?: string;
    /** @description The quality in which a model of format A drew it, where it says so. */
    readonly imageQuality?: string;
    /** @description Why a content filter held the picture back. */
    readonly raiFilteredReason?: string;
    readonly safetyAttributes?: PredictSafetyAttributes;
};
/** @description What the content filter thought, as the upstream said it. */
export type PredictSafetyAttributes = {
    readonly [key: string]: unknown;
};
/** @description Whether the next function call part goes on with this call. */
export type CallContinues = boolean;
/**
 * @description Pieces of the arguments: `jsonPath` says which argument, `stringValue`, `numberValue`, `boolValue` or `nullValue` what is
 *     added to it, and `willContinue` whether more of it follows.
 */
export type PartialArguments = readonly VendorFields[];
/**
 * @description The model asks for a call. It comes whole, in one part, unless `streamFunctionCallArguments` was asked for: then its first
 *     part has the `name`, those that follow have `partialArgs`, and the last has no `willContinue`.
 */
export type VendorCandidateFunctionCall = {
    /** @description Identifies the call; repeat it in `functionResponse.id`. */
    readonly id?: string;
    /** @description The function to call. */
    readonly name?: string;
    /** @description The arguments by name; absent when there are none. */
    readonly args?: {
        readonly [key: string]: unknown;
    };
    readonly willContinue?: CallContinues;
    readonly partialArgs?: PartialArguments;
};
/** @description How the picture is written. */
export type ImageOutputOptions = {
    /** @description The format, such as `image/jpeg`. */
    readonly mimeType?: string;
    /** @description The quality of a JPEG. */
    readonly compressionQuality?: number;
};
/** @description What to make. */
export type PredictVideosRequest = {
    /** @description What the video shall show; one at a time, which may stand without the list. */
    readonly instances: readonly PredictVideoInstance[];
    readonly parameters?: PredictVideoParameters;
};
/** @description A prompt, and the picture to begin with. Last frames, reference pictures, masks and videos are refused. */
export type PredictVideoInstance = {
    /** @description What the video shall show. */
    readonly prompt: string;
    readonly image?: PredictVideoImage;
};
/**
 * @description The picture the video starts from: a whole PNG, JPEG or WEBP picture under 20 MB with at most 8192 pixels a side.
 *     Its bytes stand in one of two places. Addresses (`gcsUri`) are refused.
 */
export type PredictVideoImage = {
    /** @description The bytes of the picture in base64. */
    readonly bytesBase64Encoded?: string;
    /** @description Has no effect; the bytes decide. */
    readonly mimeType?: string;
    readonly inlineData?: PredictVideoInlineData;
};
/** @description The same in the words of format C. */
export type PredictVideoInlineData = {
    /** @description The bytes of the picture in base64. */
    readonly data: string;
    /** @description Has no effect; the bytes decide. */
    readonly mimeType?: string;
};
/**
 * @description How to make it. Parameters that are not named here have no effect, and `x-specway-ignored` names them; but what would make another
 *     video of it is refused by name, such as `lastFrame`, `referenceImages`, and `generateAudio` where it is false.
 */
export type PredictVideoParameters = {
    /** @description How many videos to make; 1 where it is left out. More than one needs an upstream that can. */
    readonly sampleCount?: number;
    /** @description Length of the video in seconds, as far as the model has it; 8 where it is left out. */
    readonly durationSeconds?: number;
    /** @description Width to height, `16:9` or `9:16`; `16:9` where it is left out. */
    readonly aspectRatio?: string;
    /** @description Lines of the picture, such as `720p` or `1080p`; `720p` where it is left out. */
    readonly resolution?: string;
    /** @description What the video shall not show. */
    readonly negativePrompt?: string;
    /** @description Whether people may appear, such as `allow_adult`; it is passed on. */
    readonly personGeneration?: string;
    /** @description Where the videos are stored as well. The operator names the addresses that may be used; others are refused. */
    readonly storageUri?: string;
};
/** @description The operation that has begun. */
export type PredictVideosResponse = {
    readonly name: VideoOperationName;
};
/** @description The name of the operation, by which to ask for it. */
export type VideoOperationName = string;
/** @description An operation. One that is done has a response or an error. */
export type VideoOperation = {
    readonly name: VideoOperationName;
    /** @description Whether it has ended. */
    readonly done: boolean;
    readonly metadata?: VideoOperationMetadata;
    /** @description What came of it. */
    readonly response?: {
        readonly generateVideoResponse: GeneratedVideos;
    };
    readonly error?: VideoOperationError;
};
/** @description How far the operation is. */
export type VideoOperationMetadata = {
    /** @description In percent, never falling. */
    readonly progress: number;
};
/** @description The videos, and what a filter of the provider held back. */
export type GeneratedVideos = {
    /** @description The videos that were made; absent where all were held back. */
    readonly generatedSamples?: readonly GeneratedVideoSample[];
    readonly raiMediaFilteredCount?: FilteredVideoCount;
    readonly raiMediaFilteredReasons?: FilteredVideoReasons;
};
/** @description A video that was made. */
export type GeneratedVideoSample = {
    /** @description Where it is. */
    readonly video: {
        /**
         * Format: uri
         * @description Where to download it with the same API key.
         */
        readonly uri: string;
    };
};
/** @description How many videos were held back; absent where none was. */
export type FilteredVideoCount = number;
/** @description Why, as the provider said it. */
export type FilteredVideoReasons = readonly string[];
/** @description Why there is no video. */
export type VideoOperationError = {
    /**
     * @description A number of google.rpc.Code: 3 the upstream refused the order or its content, 4 it took too long, 8 it had no quota left,
     *     13 it could not make the video, 14 it failed.
     * @enum {integer}
     */
    readonly code: 3 | 4 | 8 | 13 | 14;
    /** @description What happened, in words that name no host and hold no credential. */
    readonly message: string;
};
/** @description A video file. */
export type VideoFile = {
    /** @description Its name. */
    readonly name: string;
    /** @description Its media type. */
    readonly mimeType: string;
    /** @description Its size in bytes, as a text. */
    readonly sizeBytes: string;
    /**
     * Format: date-time
     * @description When it was stored.
     */
    readonly createTime: string;
    /**
     * Format: date-time
     * @description The same.
     */
    readonly updateTime: string;
    /**
     * Format: date-time
     * @description When it will be deleted.
     */
    readonly expirationTime?: string;
    /**
     * Format: uri
     * @description Where to download it with the same API key.
     */
    readonly uri: string;
    /**
     * Format: uri
     * @description The same.
     */
    readonly downloadUri: string;
    /**
     * @description It can be downloaded.
     * @constant
     */
    readonly state: "ACTIVE";
    /**
     * @description A model made it.
     * @constant
     */
    readonly source: "GENERATED";
};
/** @description Which operation. */
export type FetchVideoOperationRequest = {
    /**
     * @description The name of the operation, as the submission gave it; `projects/…/locations/…/` may stand before it. What cannot be
     *     one is answered as one that does not exist.
     */
    readonly operationName: string;
};
/** @description An operation in the manner of Vertex AI. One that is done has a response or an error. */
export type PublisherVideoOperation = {
    readonly name: VideoOperationName;
    /** @description Whether it has ended. */
    readonly done: boolean;
    readonly metadata?: VideoOperationMetadata;
    /** @description What came of it. */
    readonly response?: {
        /** @description The videos that were made; absent where all were held back. */
        readonly videos?: readonly PublisherVideo[];
        readonly raiMediaFilteredCount?: FilteredVideoCount;
        readonly raiMediaFilteredReasons?: FilteredVideoReasons;
    };
    readonly error?: VideoOperationError;
};
/** @description A video, as its bytes or as an address. */
export type PublisherVideo = {
    /** @description Its media type. */
    readonly mimeType: string;
    /** @description The video in base64. */
    readonly bytesBase64Encoded?: string;
    /**
     * Format: uri
     * @description Where to download it with the same API key, an https or http address.
     */
    readonly gcsUri?: string;
};
/** @description Token counts, and whatever else the vendor counts. */
export type VendorMessageUsage = {
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly cache_creation_input_tokens?: number | null;
    readonly cache_read_input_tokens?: number | null;
};
/** @description The response as it begins. The content blocks and the stop reason follow in events of their own. */
export type VendorMessageStartMessage = {
    /** @description Identifier of the response. */
    readonly id: string;
    /** @constant */
    readonly type: "message";
    /** @constant */
    readonly role: "assistant";
    /** @description The model as the client spelled it. */
    readonly model: string;
    /** @description Always empty here. */
    readonly content: readonly unknown[];
    readonly stop_reason: null;
    readonly stop_sequence: null;
    readonly usage: VendorMessageUsage;
};
export type VendorMessageStartEvent = {
    /** @constant */
    readonly type: "message_start";
    readonly message: VendorMessageStartMessage;
};
/** @description Says that the stream is alive. */
export type MessagePingEvent = {
    /** @constant */
    readonly type: "ping";
};
/** @description Position of the block in the content of the response, from 0. */
export type MessageBlockIndex = number;
/** @description Text; `text_delta` and `citations_delta` follow. */
export type MessageStartedTextBlock = {
    /** @constant */
    readonly type: "text";
    /** @description Usually empty. */
    readonly text: string;
    readonly citations?: MessageCitations;
};
/** @description A call of a tool; `input_json_delta` follows. */
export type MessageStartedToolUseBlock = {
    /** @constant */
    readonly type: "tool_use";
    /** @description Answer with a `tool_result` block that repeats it. */
    readonly id: string;
    readonly name: string;
    /** @description Always empty here. */
    readonly input: {
        readonly [key: string]: unknown;
    };
    readonly caller?: ToolCaller;
};
/** @description Thinking; `thinking_delta` and, before the block ends, `signature_delta` follow. */
export type MessageStartedThinkingBlock = {
    /** @constant */
    readonly type: "thinking";
    readonly thinking: string;
    readonly signature: string;
};
/** @description Thinking that is not shown. It is complete as it stands; send it back unchanged in the next request. */
export type MessageStartedRedactedThinkingBlock = {
    /** @constant */
    readonly type: "redacted_thinking";
    /** @description Opaque. */
    readonly data: string;
};
/**
 * @description A block of a type the neutral profile does not have, such as `server_tool_use` or `web_search_tool_result`. Send it
 *     back unchanged.
 */
export type VendorMessageOtherBlock = {
    readonly type: string;
};
export type VendorMessageStartedBlock = MessageStartedTextBlock | MessageStartedToolUseBlock | MessageStartedThinkingBlock | MessageStartedRedactedThinkingBlock | VendorMessageOtherBlock;
export type VendorMessageContentBlockStartEvent = {
    /** @constant */
    readonly type: "content_block_start";
    readonly index: MessageBlockIndex;
    readonly content_block: VendorMessageStartedBlock;
};
/** @description Append to the text. */
export type MessageTextDelta = {
    /** @constant */
    readonly type: "text_delta";
    readonly text: string;
};
/** @description Append to the JSON text of the tool's input. The whole of it parses; an empty whole means `{}`. */
export type MessageInputJsonDelta = {
    /** @constant */
    readonly type: "input_json_delta";
    readonly partial_json: string;
};
/** @description Append to the thinking. */
export type MessageThinkingDelta = {
    /** @constant */
    readonly type: "thinking_delta";
    readonly thinking: string;
};
/** @description The signature of the thinking block. Send it back unchanged with the block. */
export type MessageSignatureDelta = {
    /** @constant */
    readonly type: "signature_delta";
    readonly signature: string;
};
/** @description One more citation for the text block. */
export type MessageCitationsDelta = {
    /** @constant */
    readonly type: "citations_delta";
    readonly citation: MessageCitation;
};
/** @description A delta of a type the neutral profile does not have. Ignore it if you do not know it. */
export type VendorMessageOtherDelta = {
    readonly type: string;
};
export type VendorMessageBlockDelta = MessageTextDelta | MessageInputJsonDelta | MessageThinkingDelta | MessageSignatureDelta | MessageCitationsDelta | VendorMessageOtherDelta;
export type VendorMessageContentBlockDeltaEvent = {
    /** @constant */
    readonly type: "content_block_delta";
    readonly index: MessageBlockIndex;
    readonly delta: VendorMessageBlockDelta;
};
export type MessageContentBlockStopEvent = {
    /** @constant */
    readonly type: "content_block_stop";
    readonly index: MessageBlockIndex;
};
/**
 * @description Beside the four reasons of the neutral profile: `pause_turn` (send the turn back to go on), `refusal`,
 *     `model_context_window_exceeded`, and what the vendor may add.
 * @example end_turn
 * @example max_tokens
 * @example stop_sequence
 * @example tool_use
 * @example pause_turn
 * @example refusal
 * @example model_context_window_exceeded
 */
export type VendorMessageStopReason = string;
export type VendorMessageDeltaEvent = {
    /** @constant */
    readonly type: "message_delta";
    readonly delta: {
        readonly stop_reason: VendorMessageStopReason;
        /** @description The custom stop sequence that matched. */
        readonly stop_sequence: string | null;
        readonly usage: VendorMessageUsage;
    };
    readonly usage: VendorMessageUsage;
};
/** @description The end of a complete stream. */
export type MessageStopEvent = {
    /** @constant */
    readonly type: "message_stop";
};
/** @description The end of a stream that failed. */
export type VendorMessageStreamErrorEvent = {
    /** @constant */
    readonly type: "error";
    readonly error: {
        /**
         * @description The vendor's class of error.
         * @example invalid_request_error
         * @example authentication_error
         * @example permission_error
         * @example not_found_error
         * @example request_too_large
         * @example rate_limit_error
         * @example billing_error
         * @example api_error
         * @example overloaded_error
         * @example timeout_error
         */
        readonly type: string;
        readonly message: string;
        /** @description The same codes as in the neutral profile. */
        readonly code: string;
        readonly details?: {
            readonly [key: string]: unknown;
        };
    };
    /** @description The same as the headers `request-id` and `x-request-id` of the answer. */
    readonly request_id: string;
};
/** @description One piece of an answer. Send parts you do not know back unchanged, thought signatures included. */
export type VendorCandidatePart = {
    readonly text?: string;
    /** @description `true` marks a thought; it is not part of the answer. */
    readonly thought?: boolean;
    readonly thoughtSignature?: ThoughtSignature;
    readonly inlineData?: CandidateInlineData;
    readonly functionCall?: VendorCandidateFunctionCall;
    readonly executableCode?: CandidateExecutableCode;
    readonly codeExecutionResult?: CandidateCodeExecutionResult;
};
/**
 * @description Why this candidate ended: the reasons of the neutral profile and what the vendor may add. Only on the last chunk of a
 *     candidate.
 * @example STOP
 * @example MAX_TOKENS
 * @example SAFETY
 * @example NO_IMAGE
 * @example IMAGE_PROHIBITED_CONTENT
 * @example IMAGE_RECITATION
 * @example IMAGE_OTHER
 * @example UNEXPECTED_TOOL_CALL
 * @example TOO_MANY_TOOL_CALLS
 * @example MALFORMED_RESPONSE
 */
export type VendorFinishReason = string;
/** @description How harmful content is in one category. */
export type VendorSafetyRating = {
    readonly category?: string;
    readonly probability?: string;
    readonly blocked?: boolean;
};
/** @description One answer, or the next piece of it. */
export type VendorCandidate = {
    readonly content?: {
        readonly role?: string;
        readonly parts?: readonly VendorCandidatePart[];
    };
    readonly finishReason?: VendorFinishReason;
    readonly finishMessage?: string;
    readonly safetyRatings?: readonly VendorSafetyRating[];
    readonly citationMetadata?: CitationMetadata;
    readonly groundingMetadata?: {
        readonly [key: string]: unknown;
    };
    /** @description The place of this candidate among the candidates; 0 when absent. */
    readonly index?: number;
};
/** @description What the content filter says about the prompt. */
export type VendorPromptFeedback = {
    /**
     * @description Why the prompt was blocked; the reasons of the neutral profile and what the vendor may add.
     * @example SAFETY
     * @example OTHER
     * @example BLOCKLIST
     * @example PROHIBITED_CONTENT
     * @example IMAGE_SAFETY
     * @example MODEL_ARMOR
     * @example JAILBREAK
     */
    readonly blockReason?: string;
    readonly safetyRatings?: readonly VendorSafetyRating[];
};
/** @description One chunk of the answer. */
export type VendorGenerateContentResponse = {
    /** @description The answers. Absent or empty when the prompt was blocked. */
    readonly candidates?: readonly VendorCandidate[];
    readonly promptFeedback?: VendorPromptFeedback;
    /** @description Tokens this answer is charged for. A counter that is absent is zero. */
    readonly usageMetadata?: {
        readonly promptTokenCount?: number;
        readonly cachedContentTokenCount?: number;
        readonly candidatesTokenCount?: number;
        readonly totalTokenCount?: number;
        readonly toolUsePromptTokenCount?: number;
        readonly thoughtsTokenCount?: number;
    };
    /** @description The model that answered, as the request spelled it. */
    readonly modelVersion: string;
    /** @description Identifies this answer. */
    readonly responseId: string;
};
/** @description The image file as base64. */
export type ImageEventData = string;
/** @description Which partial image this is, from 0. Fewer than `partial_images` may arrive. */
export type ImagePartialIndex = number;
/** @description When the event was made, Unix time in seconds. */
export type ImageEventTime = number;
export type ImageGenerationPartialImageEvent = {
    /** @constant */
    readonly type: "image_generation.partial_image";
    readonly b64_json: ImageEventData;
    readonly partial_image_index: ImagePartialIndex;
    readonly created_at: ImageEventTime;
    readonly background: ImageActualBackground;
    readonly output_format: ImageActualOutputFormat;
    readonly quality: ImageActualQuality;
    readonly size: ImageActualSize;
};
export type ImageGenerationCompletedEvent = {
    /** @constant */
    readonly type: "image_generation.completed";
    readonly b64_json: ImageEventData;
    readonly created_at: ImageEventTime;
    readonly background: ImageActualBackground;
    readonly output_format: ImageActualOutputFormat;
    readonly quality: ImageActualQuality;
    readonly size: ImageActualSize;
    readonly usage: ImageUsage;
};
/** @description The end of a stream that failed. */
export type ImageStreamErrorEvent = {
    /** @constant */
    readonly type: "error";
    readonly error: OpenAiError;
};
export type ImageEditPartialImageEvent = {
    /** @constant */
    readonly type: "image_edit.partial_image";
    readonly b64_json: ImageEventData;
    readonly partial_image_index: ImagePartialIndex;
    readonly created_at: ImageEventTime;
    readonly background: ImageActualBackground;
    readonly output_format: ImageActualOutputFormat;
    readonly quality: ImageActualQuality;
    readonly size: ImageActualSize;
};
export type ImageEditCompletedEvent = {
    /** @constant */
    readonly type: "image_edit.completed";
    readonly b64_json: ImageEventData;
    readonly created_at: ImageEventTime;
    readonly background: ImageActualBackground;
    readonly output_format: ImageActualOutputFormat;
    readonly quality: ImageActualQuality;
    readonly size: ImageActualSize;
    readonly usage: ImageUsage;
};
/** @description Chosen by the client. An `error` caused by this event repeats it in `error.event_id`. */
export type RealtimeGaClientEventId = string;
export type RealtimeGaSessionUpdateEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "session.update";
    readonly session: RealtimeGaSessionConfig;
};
/** @description Base64 of audio in the session's format. */
export type RealtimeAudio = string;
export type RealtimeGaInputAudioBufferAppendEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "input_audio_buffer.append";
    readonly audio: RealtimeAudio;
};
export type RealtimeGaInputAudioBufferCommitEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "input_audio_buffer.commit";
};
export type RealtimeGaInputAudioBufferClearEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "input_audio_buffer.clear";
};
/** @enum {string} */
export type RealtimeRole = "user" | "assistant" | "system";
/**
 * @description One part of a message item: `input_text`, `input_audio` or `input_image` of the user or the system, `output_text` or
 *     `output_audio` of the assistant.
 */
export type RealtimeGaPart = {
    /** @enum {string} */
    readonly type: "input_text" | "input_audio" | "input_image" | "output_text" | "output_audio" | "text" | "audio";
    readonly text?: string | null;
    readonly audio?: string | null;
    readonly transcript?: string | null;
    /** @description A data URL. */
    readonly image_url?: string | null;
    readonly detail?: string | null;
};
export type RealtimeGaMessageItem = {
    readonly id?: string | null;
    /** @enum {string|null} */
    readonly object?: "realtime.item" | null;
    /** @constant */
    readonly type: "message";
    /** @enum {string|null} */
    readonly status?: "completed" | "in_progress" | "incomplete" | null;
    readonly role: RealtimeRole;
    readonly content: readonly RealtimeGaPart[];
};
export type RealtimeGaFunctionCallItem = {
    readonly id?: string | null;
    /** @enum {string|null} */
    readonly object?: "realtime.item" | null;
    /** @constant */
    readonly type: "function_call";
    /** @enum {string|null} */
    readonly status?: "completed" | "in_progress" | "incomplete" | null;
    /** @description Answer with a `function_call_output` item that repeats it. */
    readonly call_id?: string | null;
    readonly name: string;
    /** @description JSON text; empty while the call is being generated. */
    readonly arguments: string;
};
export type RealtimeGaFunctionCallOutputItem = {
    readonly id?: string | null;
    /** @enum {string|null} */
    readonly object?: "realtime.item" | null;
    /** @constant */
    readonly type: "function_call_output";
    /** @enum {string|null} */
    readonly status?: "completed" | "in_progress" | "incomplete" | null;
    readonly call_id: string;
    readonly output: string;
};
/** @description An item of a type that only the upstream knows, such as `mcp_call`. */
export type RealtimeGaOtherItem = {
    readonly type: string;
};
/** @description One item of the conversation. */
export type RealtimeGaItem = RealtimeGaMessageItem | RealtimeGaFunctionCallItem | RealtimeGaFunctionCallOutputItem | RealtimeGaOtherItem;
export type RealtimeGaConversationItemCreateEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "conversation.item.create";
    /** @description The item after which to insert, `root` for the beginning; at the end when absent. */
    readonly previous_item_id?: string;
    readonly item: RealtimeGaItem;
};
export type RealtimeGaConversationItemRetrieveEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "conversation.item.retrieve";
    readonly item_id: string;
};
export type RealtimeIndex = number;
export type RealtimeGaConversationItemTruncateEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "conversation.item.truncate";
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    /** @description How many milliseconds of the audio the user has heard. */
    readonly audio_end_ms: number;
};
export type RealtimeGaConversationItemDeleteEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "conversation.item.delete";
    readonly item_id: string;
};
/** @description An item, or a reference to one that is in the conversation. */
export type RealtimeGaInputItem = RealtimeGaItem | {
    readonly id: string;
    /** @enum {string} */
    readonly type?: "item_reference";
};
/** @description Overrides the session's configuration for this response only. */
export type RealtimeGaResponseConfig = {
    readonly output_modalities?: RealtimeGaOutputModalities;
    readonly instructions?: string;
    readonly audio?: {
        readonly output?: RealtimeGaAudioOutput;
    };
    readonly tools?: readonly RealtimeGaTool[];
    readonly tool_choice?: RealtimeGaToolChoice;
    readonly max_output_tokens?: RealtimeMaxTokens;
    /**
     * @description `none` keeps the response out of the conversation.
     * @enum {string}
     */
    readonly conversation?: "auto" | "none";
    /** @description What to answer to, in place of the conversation. */
    readonly input?: readonly RealtimeGaInputItem[];
    readonly metadata?: {
        readonly [key: string]: unknown;
    };
    readonly prompt?: RealtimeGaPrompt;
};
export type RealtimeGaResponseCreateEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "response.create";
    readonly response?: RealtimeGaResponseConfig;
};
export type RealtimeGaResponseCancelEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "response.cancel";
    /** @description The response to cancel; the running one when absent. */
    readonly response_id?: string;
};
/** @description Identifier of this server event, `event_` and random characters. */
export type RealtimeEventId = string;
export type RealtimeGaError = {
    /**
     * @example invalid_request_error
     * @example server_error
     */
    readonly type: string;
    readonly code?: string | null;
    readonly message: string;
    readonly param?: string | null;
    /** @description The `event_id` of the client event that caused the error. */
    readonly event_id?: string | null;
};
export type RealtimeGaErrorEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "error";
    readonly error: RealtimeGaError;
};
export type RealtimeGaSessionCreatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "session.created";
    readonly session: RealtimeGaSession;
};
export type RealtimeGaSessionUpdatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "session.updated";
    readonly session: RealtimeGaSession;
};
export type RealtimeGaConversationItemAddedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.added";
    /** @description The item before it; null for the first. */
    readonly previous_item_id?: string | null;
    readonly item: RealtimeGaItem;
};
export type RealtimeGaConversationItemDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.done";
    /** @description The item before it; null for the first. */
    readonly previous_item_id?: string | null;
    readonly item: RealtimeGaItem;
};
export type RealtimeGaConversationItemRetrievedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.retrieved";
    readonly item: RealtimeGaItem;
};
export type RealtimeGaTranscriptionDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.input_audio_transcription.delta";
    readonly item_id: string;
    readonly content_index?: RealtimeIndex;
    readonly delta?: string;
    readonly logprobs?: readonly {
        readonly [key: string]: unknown;
    }[] | null;
};
export type RealtimeGaTranscriptionCompletedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.input_audio_transcription.completed";
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    readonly transcript: string;
    readonly logprobs?: readonly {
        readonly [key: string]: unknown;
    }[] | null;
    /** @description What the transcription cost, in tokens or in seconds. */
    readonly usage?: {
        readonly [key: string]: unknown;
    } | null;
};
/** @description Why there is no transcript. `code` and `param` are left out when they are not known. */
export type RealtimeGaTranscriptionError = {
    /** @example transcription_error */
    readonly type?: string;
    /** @example audio_unintelligible */
    readonly code?: string;
    readonly message?: string;
    readonly param?: string;
};
export type RealtimeGaTranscriptionFailedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.input_audio_transcription.failed";
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    readonly error: RealtimeGaTranscriptionError;
};
export type RealtimeConversationItemTruncatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.truncated";
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    readonly audio_end_ms: number;
};
export type RealtimeConversationItemDeletedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.deleted";
    readonly item_id: string;
};
export type RealtimeGaInputAudioBufferCommittedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.committed";
    /** @description The item before it; null for the first. */
    readonly previous_item_id?: string | null;
    readonly item_id: string;
};
export type RealtimeInputAudioBufferClearedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.cleared";
};
/**
 * @description Where the turn's audio begins, in milliseconds of audio received in this session: where speech was heard first, less
 *     `prefix_padding_ms`, but not below 0.
 */
export type RealtimeAudioStartMs = number;
export type RealtimeSpeechStartedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.speech_started";
    readonly audio_start_ms: RealtimeAudioStartMs;
    readonly item_id: string;
};
/**
 * @description Where the turn's audio ends, in milliseconds of audio received in this session: where the speech ended, and the silence
 *     after it that ended the turn (`silence_duration_ms`).
 */
export type RealtimeAudioEndMs = number;
export type RealtimeGaSpeechStoppedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.speech_stopped";
    readonly audio_start_ms?: RealtimeAudioStartMs;
    readonly audio_end_ms: RealtimeAudioEndMs;
    readonly item_id: string;
};
export type RealtimeGaInputAudioBufferTimeoutTriggeredEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.timeout_triggered";
    readonly audio_start_ms: number;
    readonly audio_end_ms: number;
    readonly item_id: string;
};
/**
 * @description - `in_progress`: the response is being generated.
 *     - `completed`: the model finished, with text, speech or function calls.
 *     - `cancelled`: `response.cancel` arrived, or the user began to speak under voice detection.
 *     - `incomplete`: the token limit was reached, or a content filter cut the answer off.
 *     - `failed`: the upstream or the gateway failed, or a rate limit was hit.
 * @enum {string}
 */
export type RealtimeResponseStatus = "in_progress" | "completed" | "cancelled" | "failed" | "incomplete";
export type RealtimeGaUsage = {
    readonly total_tokens: number;
    readonly input_tokens: number;
    readonly output_tokens: number;
    /** @description `cached_tokens`, `text_tokens`, `audio_tokens`, `image_tokens`. */
    readonly input_token_details?: {
        readonly [key: string]: unknown;
    };
    /** @description `text_tokens`, `audio_tokens`. */
    readonly output_token_details?: {
        readonly [key: string]: unknown;
    };
};
/** @description One answer of the model. */
export type RealtimeGaResponse = {
    /** @description Identifier of the response: `resp_` and random characters. */
    readonly id: string;
    /** @constant */
    readonly object: "realtime.response";
    readonly status: RealtimeResponseStatus;
    /** @description Why the response ended as it did. */
    readonly status_details?: {
        /** @enum {string} */
        readonly type?: "completed" | "cancelled" | "incomplete" | "failed";
        /**
         * @example client_cancelled
         * @example turn_detected
         * @example max_output_tokens
         * @example content_filter
         */
        readonly reason?: string;
        /** @description With `failed`. */
        readonly error?: {
            readonly [key: string]: unknown;
        } | null;
    } | null;
    /** @description Empty in `response.created`. */
    readonly output: readonly RealtimeGaItem[];
    /** @description Null in `response.created`. */
    readonly usage?: RealtimeGaUsage | null;
    readonly conversation_id?: string | null;
    readonly output_modalities?: RealtimeGaOutputModalities;
    /** @description `output.format` and `output.voice`. */
    readonly audio?: {
        readonly [key: string]: unknown;
    } | null;
    readonly max_output_tokens?: RealtimeMaxTokens;
    readonly metadata?: {
        readonly [key: string]: string;
    } | null;
};
export type RealtimeGaResponseCreatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.created";
    readonly response: RealtimeGaResponse;
};
export type RealtimeGaResponseDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.done";
    readonly response: RealtimeGaResponse;
};
export type RealtimeGaOutputItemAddedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_item.added";
    readonly response_id: string;
    readonly output_index: RealtimeIndex;
    readonly item: RealtimeGaItem;
};
export type RealtimeGaOutputItemDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_item.done";
    readonly response_id: string;
    readonly output_index: RealtimeIndex;
    readonly item: RealtimeGaItem;
};
export type RealtimeGaOutputTextPart = {
    /** @constant */
    readonly type: "text";
    readonly text: string;
};
export type RealtimeGaOutputAudioPart = {
    /** @constant */
    readonly type: "audio";
    readonly audio?: string | null;
    readonly transcript: string | null;
};
/**
 * @description One part of what the model says. It starts empty and grows with the deltas. Its type is `text` or `audio` here, and
 *     `output_text` or `output_audio` in items: the vendor's clients read it so.
 */
export type RealtimeGaOutputPart = RealtimeGaOutputTextPart | RealtimeGaOutputAudioPart;
export type RealtimeGaContentPartAddedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.content_part.added";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly part: RealtimeGaOutputPart;
};
export type RealtimeGaContentPartDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.content_part.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly part: RealtimeGaOutputPart;
};
export type RealtimeGaOutputTextDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_text.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly delta: string;
};
export type RealtimeGaOutputTextDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_text.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    /** @description The complete text. */
    readonly text: string;
};
export type RealtimeGaOutputAudioTranscriptDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_audio_transcript.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly delta: string;
};
export type RealtimeGaOutputAudioTranscriptDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_audio_transcript.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    /** @description The complete transcript. */
    readonly transcript: string;
};
export type RealtimeGaOutputAudioDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_audio.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly delta: RealtimeAudio;
};
export type RealtimeGaOutputAudioDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_audio.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
};
export type RealtimeFunctionCallArgumentsDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.function_call_arguments.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly call_id: string;
    /** @description A fragment of JSON text. */
    readonly delta: string;
};
export type RealtimeFunctionCallArgumentsDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.function_call_arguments.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly call_id: string;
    readonly name: string;
    /** @description The complete JSON text. */
    readonly arguments: string;
};
export type RealtimeGaRateLimit = {
    /**
     * @example requests
     * @example tokens
     */
    readonly name?: string;
    readonly limit?: number;
    readonly remaining?: number;
    /** @description Seconds until the window starts anew, fractions included. */
    readonly reset_seconds?: number;
};
export type RealtimeGaRateLimitsUpdatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "rate_limits.updated";
    readonly rate_limits: readonly RealtimeGaRateLimit[];
};
export type RealtimeGaOutputAudioBufferClearEvent = {
    readonly event_id?: RealtimeGaClientEventId;
    /** @constant */
    readonly type: "output_audio_buffer.clear";
};
export type RealtimeGaOutputAudioBufferStartedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "output_audio_buffer.started";
    readonly response_id: string;
};
export type RealtimeGaOutputAudioBufferStoppedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "output_audio_buffer.stopped";
    readonly response_id: string;
};
export type RealtimeGaOutputAudioBufferClearedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "output_audio_buffer.cleared";
    readonly response_id: string;
};
/** @description Chosen by the client. An `error` caused by this event repeats it in `error.event_id`. */
export type RealtimeClientEventId = string;
/** @description The fields to change. Fields left out keep their value. */
export type RealtimeSessionUpdate = {
    readonly modalities?: RealtimeModalities;
    /** @description The system prompt of the session. */
    readonly instructions?: string;
    readonly voice?: RealtimeVoice;
    readonly input_audio_format?: RealtimeAudioFormat;
    readonly output_audio_format?: RealtimeAudioFormat;
    readonly sample_rate?: RealtimeSampleRate;
    readonly channels?: RealtimeChannels;
    readonly bits_per_sample?: RealtimeBitsPerSample;
    /** @description How the user's audio is transcribed; null turns transcription off. */
    readonly input_audio_transcription?: RealtimeTranscriptionConfig | null;
    /** @description How the end of the user's turn is found; null leaves it to `input_audio_buffer.commit` and `response.create`. */
    readonly turn_detection?: RealtimeTurnDetectionConfig | null;
    readonly tools?: readonly RealtimeTool[];
    readonly tool_choice?: RealtimeToolChoice;
    readonly temperature?: RealtimeTemperature;
    readonly max_output_tokens?: RealtimeMaxTokens;
    /** @description Another name of `max_output_tokens`. Both with different values are refused with `invalid_value`. */
    readonly max_response_output_tokens?: RealtimeMaxTokens;
    /** @description Null turns noise reduction off. */
    readonly input_audio_noise_reduction?: RealtimeNoiseReductionConfig | null;
    readonly speed?: RealtimeSpeed;
    readonly tracing?: RealtimeTracingConfig;
    /** @description A session keeps the model it began with; another is `invalid_model`. */
    readonly model?: string;
};
export type RealtimeSessionUpdateEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "session.update";
    readonly session: RealtimeSessionUpdate;
};
export type RealtimeInputAudioBufferAppendEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "input_audio_buffer.append";
    readonly audio: RealtimeAudio;
};
export type RealtimeInputAudioBufferCommitEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "input_audio_buffer.commit";
};
export type RealtimeInputAudioBufferClearEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "input_audio_buffer.clear";
};
/** @description Chosen by the client; the gateway makes one up when it is absent. It must be new in the conversation. */
export type RealtimeInputItemId = string;
/** @enum {string} */
export type RealtimeInputItemObject = "realtime.item";
/** @enum {string} */
export type RealtimeItemStatus = "completed" | "in_progress" | "incomplete";
/** @description Has no effect on the conversation; an item that is created counts as completed. */
export type RealtimeInputItemStatus = RealtimeItemStatus;
/** @description Text. `text` and `input_text` mean the same, `output_text` is text the assistant has said before. */
export type RealtimeInputTextContent = {
    /** @enum {string} */
    readonly type: "text" | "input_text" | "output_text";
    readonly text: string;
};
/**
 * @description Speech, as samples, as a transcript or both. `audio` and `input_audio` mean the same, `output_audio` is speech the
 *     assistant has uttered before.
 */
export type RealtimeInputAudioContent = {
    /** @enum {string} */
    readonly type: "audio" | "input_audio" | "output_audio";
    readonly audio?: RealtimeAudio;
    readonly transcript?: string;
} | {
    readonly audio: string;
} | {
    readonly transcript: string;
};
/** @description One part of a message item that the client puts into the conversation. */
export type RealtimeInputContent = RealtimeInputTextContent | RealtimeInputAudioContent;
/** @description A message. System and user items carry input, assistant items carry what the model said before. */
export type RealtimeInputMessageItem = {
    readonly id?: RealtimeInputItemId;
    readonly object?: RealtimeInputItemObject;
    /** @constant */
    readonly type: "message";
    readonly status?: RealtimeInputItemStatus;
    readonly role: RealtimeRole;
    readonly content: readonly RealtimeInputContent[];
};
/** @description A function call that the model made before. */
export type RealtimeInputFunctionCallItem = {
    readonly id?: RealtimeInputItemId;
    readonly object?: RealtimeInputItemObject;
    /** @constant */
    readonly type: "function_call";
    readonly status?: RealtimeInputItemStatus;
    readonly call_id: string;
    readonly name: string;
    /** @description JSON text. */
    readonly arguments: string;
};
/** @description What a function returned. */
export type RealtimeInputFunctionCallOutputItem = {
    readonly id?: RealtimeInputItemId;
    readonly object?: RealtimeInputItemObject;
    /** @constant */
    readonly type: "function_call_output";
    readonly status?: RealtimeInputItemStatus;
    /** @description The `call_id` of the call that is answered. */
    readonly call_id: string;
    readonly output: string;
};
/** @description An item that the client puts into the conversation. */
export type RealtimeInputItem = RealtimeInputMessageItem | RealtimeInputFunctionCallItem | RealtimeInputFunctionCallOutputItem;
export type RealtimeConversationItemCreateEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "conversation.item.create";
    /** @description The item after which to insert; at the end when absent or null. */
    readonly previous_item_id?: string;
    readonly item: RealtimeInputItem;
};
export type RealtimeConversationItemTruncateEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "conversation.item.truncate";
    /** @description A message item of the assistant. */
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    /** @description How many milliseconds of the audio the user has heard. */
    readonly audio_end_ms: number;
};
export type RealtimeConversationItemDeleteEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "conversation.item.delete";
    readonly item_id: string;
};
/** @description Overrides the session's configuration for this response only. */
export type RealtimeResponseConfig = {
    readonly modalities?: RealtimeModalities;
    readonly instructions?: string;
    readonly voice?: RealtimeVoice;
    readonly output_audio_format?: RealtimeAudioFormat;
    readonly tools?: readonly RealtimeTool[];
    readonly tool_choice?: RealtimeToolChoice;
    readonly temperature?: RealtimeTemperature;
    readonly max_output_tokens?: RealtimeMaxTokens;
    /** @description Another name of `max_output_tokens`. Both with different values are refused with `invalid_value`. */
    readonly max_response_output_tokens?: RealtimeMaxTokens;
    /** @description `none` keeps the response out of the conversation; anything else is `auto`. */
    readonly conversation?: string;
    /** @description What to answer to, in place of the conversation. */
    readonly input?: readonly RealtimeResponseInputItem[];
    /** @description Repeated in the response. */
    readonly metadata?: {
        readonly [key: string]: string;
    };
};
export type RealtimeResponseCreateEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "response.create";
    readonly response?: RealtimeResponseConfig;
};
export type RealtimeResponseCancelEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "response.cancel";
    /** @description The response to cancel; the running one when absent. */
    readonly response_id?: string;
};
export type RealtimeError = {
    /** @enum {string} */
    readonly type: "invalid_request_error" | "server_error";
    /**
     * @description What happened, for programs. The list of values is in the description of the `error` message.
     * @example invalid_event
     * @example invalid_value
     * @example session_expired
     */
    readonly code: string | null;
    /** @description What happened, for people, and how to repair it. */
    readonly message: string;
    /** @description The field at fault, such as `session.temperature`. */
    readonly param: string | null;
    /** @description The `event_id` of the client event that caused the error. */
    readonly event_id: string | null;
};
export type RealtimeErrorEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "error";
    readonly error: RealtimeError;
};
export type RealtimeSessionCreatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "session.created";
    readonly session: RealtimeSession;
};
export type RealtimeSessionUpdatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "session.updated";
    readonly session: RealtimeSession;
};
export type RealtimeConversation = {
    /** @description Identifier of the conversation: `conv_` and random characters. */
    readonly id: string;
    /** @constant */
    readonly object: "realtime.conversation";
};
export type RealtimeConversationCreatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.created";
    readonly conversation: RealtimeConversation;
};
/** @description Text of the assistant. */
export type RealtimeTextPart = {
    /** @constant */
    readonly type: "text";
    readonly text: string;
};
/** @description Speech of the assistant. The samples travel in `response.audio.delta`; here there is the transcript. */
export type RealtimeAudioPart = {
    /** @constant */
    readonly type: "audio";
    readonly audio?: RealtimeAudio;
    /** @description What was said; grows with the transcript deltas. */
    readonly transcript: string | null;
};
/** @description Text of the user or the system. */
export type RealtimeInputTextPart = {
    /** @constant */
    readonly type: "input_text";
    readonly text: string;
};
/** @description Speech of the user. */
export type RealtimeInputAudioPart = {
    /** @constant */
    readonly type: "input_audio";
    readonly audio?: RealtimeAudio;
    /** @description Null until, and unless, the audio has been transcribed. */
    readonly transcript: string | null;
};
/** @description One part of a message item. */
export type RealtimePart = RealtimeTextPart | RealtimeAudioPart | RealtimeInputTextPart | RealtimeInputAudioPart;
export type RealtimeMessageItem = {
    readonly id: string;
    /** @constant */
    readonly object: "realtime.item";
    /** @constant */
    readonly type: "message";
    readonly status: RealtimeItemStatus;
    readonly role: RealtimeRole;
    readonly content: readonly RealtimePart[];
};
export type RealtimeFunctionCallItem = {
    readonly id: string;
    /** @constant */
    readonly object: "realtime.item";
    /** @constant */
    readonly type: "function_call";
    readonly status: RealtimeItemStatus;
    /** @description Answer with a `function_call_output` item that repeats it. */
    readonly call_id: string;
    readonly name: string;
    /** @description JSON text; empty while the call is being generated. */
    readonly arguments: string;
};
export type RealtimeFunctionCallOutputItem = {
    readonly id: string;
    /** @constant */
    readonly object: "realtime.item";
    /** @constant */
    readonly type: "function_call_output";
    readonly status: RealtimeItemStatus;
    readonly call_id: string;
    readonly output: string;
};
/** @description One item of the conversation. */
export type RealtimeItem = RealtimeMessageItem | RealtimeFunctionCallItem | RealtimeFunctionCallOutputItem;
export type RealtimeConversationItemCreatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.created";
    /** @description The item before it; null for the first. */
    readonly previous_item_id: string | null;
    readonly item: RealtimeItem;
};
export type RealtimeTranscriptionCompletedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.input_audio_transcription.completed";
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    readonly transcript: string;
};
export type RealtimeTranscriptionError = {
    /** @constant */
    readonly type: "transcription_error";
    /** @example audio_unintelligible */
    readonly code: string | null;
    readonly message: string;
    readonly param: string | null;
};
export type RealtimeTranscriptionFailedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.input_audio_transcription.failed";
    readonly item_id: string;
    readonly content_index: RealtimeIndex;
    readonly error: RealtimeTranscriptionError;
};
export type RealtimeInputAudioBufferCommittedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.committed";
    /** @description The item before it; null for the first. */
    readonly previous_item_id: string | null;
    readonly item_id: string;
};
export type RealtimeSpeechStoppedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "input_audio_buffer.speech_stopped";
    readonly audio_start_ms: RealtimeAudioStartMs;
    readonly audio_end_ms: RealtimeAudioEndMs;
    readonly item_id: string;
};
/** @description Why the response ended as it did. */
export type RealtimeStatusDetails = {
    /** @enum {string} */
    readonly type: "completed" | "cancelled" | "incomplete" | "failed";
    /**
     * @description With `cancelled`: `client_cancelled` or `turn_detected`. With `incomplete`: `max_output_tokens` or `content_filter`.
     * @enum {string}
     */
    readonly reason?: "client_cancelled" | "turn_detected" | "max_output_tokens" | "content_filter";
    /** @description With `failed`. */
    readonly error?: {
        readonly type: string;
        readonly code: string | null;
        readonly message: string;
    };
};
export type RealtimeUsage = {
    readonly total_tokens: number;
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly input_token_details?: {
        readonly cached_tokens?: number;
        readonly text_tokens?: number;
        readonly audio_tokens?: number;
    };
    readonly output_token_details?: {
        readonly text_tokens?: number;
        readonly audio_tokens?: number;
    };
};
/** @description One answer of the model. */
export type RealtimeResponse = {
    /** @description Identifier of the response: `resp_` and random characters. */
    readonly id: string;
    /** @constant */
    readonly object: "realtime.response";
    readonly status: RealtimeResponseStatus;
    readonly status_details: RealtimeStatusDetails | null;
    /** @description Empty in `response.created`. */
    readonly output: readonly RealtimeItem[];
    /** @description Null in `response.created`. */
    readonly usage: RealtimeUsage | null;
    readonly conversation_id?: string | null;
    readonly modalities?: RealtimeModalities;
    readonly voice?: RealtimeVoice;
    readonly output_audio_format?: RealtimeAudioFormat;
    readonly temperature?: RealtimeTemperature;
    readonly max_output_tokens?: RealtimeMaxTokens;
    readonly metadata?: {
        readonly [key: string]: string;
    } | null;
};
export type RealtimeResponseCreatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.created";
    readonly response: RealtimeResponse;
};
export type RealtimeResponseDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.done";
    readonly response: RealtimeResponse;
};
export type RealtimeOutputItemAddedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_item.added";
    readonly response_id: string;
    readonly output_index: RealtimeIndex;
    readonly item: RealtimeItem;
};
export type RealtimeOutputItemDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.output_item.done";
    readonly response_id: string;
    readonly output_index: RealtimeIndex;
    readonly item: RealtimeItem;
};
/** @description One part of what the model says. It starts empty and grows with the deltas. */
export type RealtimeOutputPart = RealtimeTextPart | RealtimeAudioPart;
export type RealtimeContentPartAddedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.content_part.added";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly part: RealtimeOutputPart;
};
export type RealtimeContentPartDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.content_part.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly part: RealtimeOutputPart;
};
export type RealtimeTextDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.text.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly delta: string;
};
export type RealtimeTextDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.text.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    /** @description The complete text. */
    readonly delta: string;
    /** @description The complete text once more. */
    readonly text: string;
};
export type RealtimeAudioTranscriptDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.audio_transcript.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly delta: string;
};
export type RealtimeAudioTranscriptDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.audio_transcript.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    /** @description The complete transcript. */
    readonly transcript: string;
};
export type RealtimeAudioDeltaEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.audio.delta";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
    readonly delta: RealtimeAudio;
};
export type RealtimeAudioDoneEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "response.audio.done";
    readonly response_id: string;
    readonly item_id: string;
    readonly output_index: RealtimeIndex;
    readonly content_index: RealtimeIndex;
};
export type RealtimeRateLimit = {
    /**
     * @description `requests` or `tokens`.
     * @example requests
     * @example tokens
     */
    readonly name: string;
    /** @description The most the window allows. */
    readonly limit: number;
    /** @description What is left of it. */
    readonly remaining: number;
    /** @description Seconds until the window starts anew. */
    readonly reset_seconds: number;
};
export type RealtimeRateLimitsUpdatedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "rate_limits.updated";
    readonly rate_limits: readonly RealtimeRateLimit[];
};
export type RealtimeConversationItemRetrieveEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "conversation.item.retrieve";
    readonly item_id: string;
};
export type RealtimeOutputAudioBufferClearEvent = {
    readonly event_id?: RealtimeClientEventId;
    /** @constant */
    readonly type: "output_audio_buffer.clear";
};
export type RealtimeConversationItemRetrievedEvent = {
    readonly event_id: RealtimeEventId;
    /** @constant */
    readonly type: "conversation.item.retrieved";
    readonly item: RealtimeItem;
};
/** @description An item to answer to, or a reference to one that is in the conversation. */
export type RealtimeResponseInputItem = RealtimeInputMessageItem | RealtimeInputFunctionCallItem | RealtimeInputFunctionCallOutputItem | RealtimeItemReference;
/** @description Stands for an item that is in the conversation already. */
export type RealtimeItemReference = {
    /** @constant */
    readonly type: "item_reference";
    readonly id: string;
};

/** An object that has no members of a known name. */
type NoMembers = { readonly [name in never]: unknown };

/** What each operation takes and gives, by operationId. */
export interface OperationTypes {
    readonly createImage: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: ImageGenerationRequest;
        readonly answers: { readonly 200: ImagesResponse };
        readonly events: { readonly "image_generation.partial_image": ImageGenerationPartialImageEvent; readonly "image_generation.completed": ImageGenerationCompletedEvent; readonly "error": ImageStreamErrorEvent };
    };
    readonly createImageEdit: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: Omit<ImageEditRequest, "image" | "image[]" | "mask">;
        readonly answers: { readonly 200: ImagesResponse };
        readonly events: { readonly "image_edit.partial_image": ImageEditPartialImageEvent; readonly "image_edit.completed": ImageEditCompletedEvent; readonly "error": ImageStreamErrorEvent };
    };
    readonly createVideoGeneration: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: { readonly "idempotency-key"?: string };
        readonly body: VideoGenerationRequest;
        readonly answers: { readonly 200: VideoGenerationSubmission };
    };
    readonly getVideoGeneration: {
        readonly path: { readonly "task_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: VideoGenerationStatus };
    };
    readonly listVideos: {
        readonly path: NoMembers;
        readonly query: { readonly "limit"?: string; readonly "order"?: "asc" | "desc"; readonly "after"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: VideoList };
    };
    readonly createVideo: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: { readonly "idempotency-key"?: string };
        readonly body: VideoCreateRequest;
        readonly answers: { readonly 200: Video };
    };
    readonly getVideo: {
        readonly path: { readonly "task_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: Video };
    };
    readonly deleteVideo: {
        readonly path: { readonly "task_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: VideoDeletion };
    };
    readonly getVideoContent: {
        readonly path: { readonly "task_id": string };
        readonly query: { readonly "index"?: string; readonly "variant"?: "video"; readonly "token"?: string };
        readonly headers: { readonly "range"?: string; readonly "if-range"?: string; readonly "if-none-match"?: string; readonly "if-match"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: unknown; readonly 206: unknown; readonly 304: undefined };
    };
    readonly headVideoContent: {
        readonly path: { readonly "task_id": string };
        readonly query: { readonly "index"?: string; readonly "variant"?: "video"; readonly "token"?: string };
        readonly headers: { readonly "if-none-match"?: string; readonly "if-match"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: undefined; readonly 304: undefined };
    };
    readonly createVideoLink: {
        readonly path: { readonly "task_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: VideoLinkRequest;
        readonly answers: { readonly 200: VideoLink };
    };
    readonly createVideoRemix: {
        readonly path: { readonly "task_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: NoMembers;
    };
    readonly createVideoEdit: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: NoMembers;
    };
    readonly createVideoExtension: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: NoMembers;
    };
    readonly createVideoCharacter: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: NoMembers;
    };
    readonly getVideoCharacter: {
        readonly path: { readonly "character_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: NoMembers;
    };
    readonly createMessage: {
        readonly path: NoMembers;
        readonly query: { readonly "beta"?: string };
        readonly headers: { readonly "msg-version"?: string; readonly "msg-beta"?: string; readonly "anthropic-version"?: string; readonly "anthropic-beta"?: string; readonly "x-api-key"?: string };
        readonly body: MessageRequest;
        readonly answers: { readonly 200: MessageResponse };
        readonly events: { readonly "message_start": VendorMessageStartEvent; readonly "ping": MessagePingEvent; readonly "content_block_start": VendorMessageContentBlockStartEvent; readonly "content_block_delta": VendorMessageContentBlockDeltaEvent; readonly "content_block_stop": MessageContentBlockStopEvent; readonly "message_delta": VendorMessageDeltaEvent; readonly "message_stop": MessageStopEvent; readonly "error": VendorMessageStreamErrorEvent };
    };
    readonly countMessageTokens: {
        readonly path: NoMembers;
        readonly query: { readonly "beta"?: string };
        readonly headers: { readonly "msg-version"?: string; readonly "msg-beta"?: string; readonly "anthropic-version"?: string; readonly "anthropic-beta"?: string; readonly "x-api-key"?: string };
        readonly body: MessageTokenCountRequest;
        readonly answers: { readonly 200: MessageTokenCountResponse };
    };
    readonly generateContent: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: GenerateContentRequest;
        readonly answers: { readonly 200: GenerateContentResponse };
    };
    readonly streamGenerateContent: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" | "sse" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: GenerateContentRequest;
        readonly answers: { readonly 200: GenerateContentStream };
        readonly events: { readonly "chunk": VendorGenerateContentResponse; readonly "error": GenerateContentErrorResponse };
    };
    readonly countContentTokens: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: ContentTokenCountRequest;
        readonly answers: { readonly 200: ContentTokenCountResponse };
    };
    readonly listModels: {
        readonly path: NoMembers;
        readonly query: { readonly "limit"?: string; readonly "after_id"?: string; readonly "before_id"?: string; readonly "pageSize"?: string; readonly "pageToken"?: string; readonly "beta"?: string };
        readonly headers: { readonly "x-api-key"?: string; readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: AnyModelList };
    };
    readonly getModel: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "beta"?: string };
        readonly headers: { readonly "x-api-key"?: string; readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: AnyModel };
    };
    readonly listContentModels: {
        readonly path: NoMembers;
        readonly query: { readonly "pageSize"?: string; readonly "pageToken"?: string };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: ContentModelList };
    };
    readonly getContentModel: {
        readonly path: { readonly "model": string };
        readonly query: NoMembers;
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: ContentModel };
    };
    readonly connectRealtime: {
        readonly path: NoMembers;
        readonly query: { readonly "model": string };
        readonly headers: NoMembers;
        readonly body: { readonly sdp: RealtimeSdp };
        readonly answers: { readonly 201: RealtimeSdp };
    };
    readonly createRealtimeSession: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: RealtimeSessionRequest;
        readonly answers: { readonly 200: RealtimeSessionResponse };
    };
    readonly createRealtimeClientSecret: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: RealtimeClientSecretRequest;
        readonly answers: { readonly 200: RealtimeClientSecretResponse };
    };
    readonly createRealtimeCall: {
        readonly path: NoMembers;
        readonly query: { readonly "model"?: string };
        readonly headers: NoMembers;
        readonly body: RealtimeCallRequest;
        readonly answers: { readonly 201: RealtimeSdp };
    };
    readonly hangUpRealtimeCall: {
        readonly path: { readonly "call_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: undefined };
    };
    readonly registerUser: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountRegistration;
        readonly answers: { readonly 200: AccountRegistrationResponse };
    };
    readonly loginUser: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountLogin;
        readonly answers: { readonly 200: AccountLoginResponse };
    };
    readonly loginUserTwoFactor: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountTwoFactorLogin;
        readonly answers: { readonly 200: AccountTwoFactorLoginResponse };
    };
    readonly logoutUser: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AccountLogoutResponse };
    };
    readonly endLogin: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountLogout;
        readonly answers: { readonly 200: AccountLogoutResponse };
    };
    readonly getSelf: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AccountSelfResponse };
    };
    readonly deleteSelf: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountDeletion;
        readonly answers: { readonly 200: AccountDeletionResponse };
    };
    readonly updateSelf: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountSelfUpdate;
        readonly answers: { readonly 200: AccountSelfResponse };
    };
    readonly transferAffiliateQuota: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountAffiliateTransfer;
        readonly answers: { readonly 200: AccountAffiliateTransferResponse };
    };
    readonly getTwoFactorStatus: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AccountTwoFactorStatusResponse };
    };
    readonly enableTwoFactor: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountTwoFactorEnable;
        readonly answers: { readonly 200: AccountTwoFactorEnableResponse };
    };
    readonly disableTwoFactor: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountTwoFactorDisable;
        readonly answers: { readonly 200: AccountTwoFactorDisableResponse };
    };
    readonly regenerateBackupCodes: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountBackupCodesRequest;
        readonly answers: { readonly 200: AccountBackupCodesResponse };
    };
    readonly listApiKeys: {
        readonly path: NoMembers;
        readonly query: { readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: ApiKeyListResponse };
    };
    readonly createApiKey: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: ApiKeyCreation;
        readonly answers: { readonly 200: ApiKeyCreateResponse };
    };
    readonly revokeApiKey: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: ApiKeyRevokeResponse };
    };
    readonly updateApiKey: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: ApiKeyUpdate;
        readonly answers: { readonly 200: ApiKeyResponse };
    };
    readonly changePassword: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountPasswordChange;
        readonly answers: { readonly 200: AccountPasswordChangeResponse };
    };
    readonly confirmLogin: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AccountConfirmation;
        readonly answers: { readonly 200: AccountConfirmationResponse };
    };
    readonly listSessions: {
        readonly path: NoMembers;
        readonly query: { readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AccountSessionListResponse };
    };
    readonly endSession: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AccountSessionEndResponse };
    };
    readonly createPlaygroundKey: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: PlaygroundKeyRequest;
        readonly answers: { readonly 200: PlaygroundKeyResponse };
    };
    readonly listUserModels: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: UserModelListResponse };
    };
    readonly getUserUsage: {
        readonly path: NoMembers;
        readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "key_id"?: string; readonly "model"?: string; readonly "operation"?: string; readonly "outcome"?: "answered" | "failed" | "cancelled" | "truncated" | "filtered"; readonly "status"?: string; readonly "request_id"?: string; readonly "cursor"?: string; readonly "limit"?: string; readonly "format"?: "json" | "csv" };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: UsageResponse };
    };
    readonly getUserUsageSeries: {
        readonly path: NoMembers;
        readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "bucket"?: "minute" | "hour" | "day"; readonly "time_zone"?: string; readonly "group_by"?: "none" | "model" | "key" | "operation" | "outcome"; readonly "key_id"?: string; readonly "model"?: string };
        readonly headers: { readonly "if-none-match"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: UsageSeriesResponse; readonly 304: undefined };
    };
    readonly getUserUsageRecord: {
        readonly path: { readonly "request_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: UsageDetailsResponse };
    };
    readonly listUserLedger: {
        readonly path: NoMembers;
        readonly query: { readonly "kind"?: "credit" | "debit" | "reward" | "transfer" | "spend" | "late_spend" | "write_off" | "forfeit"; readonly "from"?: string; readonly "to"?: string; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: LedgerResponse };
    };
    readonly listInvitations: {
        readonly path: NoMembers;
        readonly query: { readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: InvitationListResponse };
    };
    readonly listActivity: {
        readonly path: NoMembers;
        readonly query: { readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AuditRecordListResponse };
    };
    readonly listTasks: {
        readonly path: NoMembers;
        readonly query: { readonly "state"?: "queued" | "in_progress" | "completed" | "filtered" | "failed"; readonly "model"?: string; readonly "key_id"?: string; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: TaskListResponse };
    };
    readonly deleteTask: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: TaskDeletedResponse };
    };
    readonly getTaskContent: {
        readonly path: { readonly "id": string };
        readonly query: { readonly "index"?: string };
        readonly headers: { readonly "range"?: string; readonly "if-range"?: string; readonly "if-none-match"?: string; readonly "if-match"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: unknown; readonly 206: unknown; readonly 304: undefined };
    };
    readonly headTaskContent: {
        readonly path: { readonly "id": string };
        readonly query: { readonly "index"?: string };
        readonly headers: { readonly "if-none-match"?: string; readonly "if-match"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: undefined; readonly 304: undefined };
    };
    readonly listLiveSessions: {
        readonly path: NoMembers;
        readonly query: { readonly "key_id"?: string; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: LiveSessionListResponse };
    };
    readonly endLiveSession: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: LiveSessionEndResponse };
    };
    readonly getSettings: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: GatewaySettingsResponse };
    };
    readonly listUsers: {
        readonly path: NoMembers;
        readonly query: { readonly "query"?: string; readonly "role"?: "user" | "admin"; readonly "status"?: "enabled" | "disabled"; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminUserListResponse };
    };
    readonly createUser: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminUserCreation;
        readonly answers: { readonly 200: AdminUserCreateResponse };
    };
    readonly getUser: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminUserResponse };
    };
    readonly deleteUser: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminDoneResponse };
    };
    readonly updateUser: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminUserUpdate;
        readonly answers: { readonly 200: AdminUserResponse };
    };
    readonly creditUser: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminAmount;
        readonly answers: { readonly 200: AdminMoveResponse };
    };
    readonly debitUser: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminAmount;
        readonly answers: { readonly 200: AdminMoveResponse };
    };
    readonly logoutUserEverywhere: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminNothing;
        readonly answers: { readonly 200: AdminDoneResponse };
    };
    readonly resetUserTwoFactor: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminNothing;
        readonly answers: { readonly 200: AdminDoneResponse };
    };
    readonly resetUserPassword: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminPasswordReset;
        readonly answers: { readonly 200: AdminPasswordResetResponse };
    };
    readonly listAllApiKeys: {
        readonly path: NoMembers;
        readonly query: { readonly "query"?: string; readonly "user_id"?: string; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminApiKeyListResponse };
    };
    readonly revokeAnyApiKey: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: ApiKeyRevokeResponse };
    };
    readonly getUsage: {
        readonly path: NoMembers;
        readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "user_id"?: string; readonly "key_id"?: string; readonly "model"?: string; readonly "deployment"?: string; readonly "operation"?: string; readonly "outcome"?: "answered" | "failed" | "cancelled" | "truncated" | "filtered"; readonly "status"?: string; readonly "request_id"?: string; readonly "group_by"?: "day" | "user" | "key" | "model" | "deployment"; readonly "cursor"?: string; readonly "limit"?: string; readonly "format"?: "json" | "csv" };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminUsageResponse };
    };
    readonly getUsageSeries: {
        readonly path: NoMembers;
        readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "bucket"?: "minute" | "hour" | "day"; readonly "time_zone"?: string; readonly "group_by"?: "none" | "model" | "key" | "operation" | "outcome" | "user" | "deployment"; readonly "user_id"?: string; readonly "key_id"?: string; readonly "model"?: string; readonly "deployment"?: string };
        readonly headers: { readonly "if-none-match"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: UsageSeriesResponse; readonly 304: undefined };
    };
    readonly getUsageRecord: {
        readonly path: { readonly "request_id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: UsageDetailsResponse };
    };
    readonly listLedger: {
        readonly path: NoMembers;
        readonly query: { readonly "user_id"?: string; readonly "kind"?: "credit" | "debit" | "reward" | "transfer" | "spend" | "late_spend" | "write_off" | "forfeit"; readonly "from"?: string; readonly "to"?: string; readonly "cursor"?: string; readonly "limit"?: string; readonly "format"?: "json" | "csv" };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: LedgerResponse };
    };
    readonly listAuditRecords: {
        readonly path: NoMembers;
        readonly query: { readonly "actor"?: string; readonly "action"?: string; readonly "target"?: string; readonly "from"?: string; readonly "to"?: string; readonly "cursor"?: string; readonly "limit"?: string; readonly "format"?: "json" | "csv" };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AuditRecordListResponse };
    };
    readonly listAllTasks: {
        readonly path: NoMembers;
        readonly query: { readonly "state"?: "queued" | "in_progress" | "completed" | "filtered" | "failed"; readonly "model"?: string; readonly "key_id"?: string; readonly "user_id"?: string; readonly "deployment"?: string; readonly "node"?: string; readonly "older_than"?: string; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: TaskListResponse };
    };
    readonly cancelTask: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminTaskOrder;
        readonly answers: { readonly 200: TaskResponse };
    };
    readonly listAllLiveSessions: {
        readonly path: NoMembers;
        readonly query: { readonly "user_id"?: string; readonly "key_id"?: string; readonly "node"?: string; readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: LiveSessionListResponse };
    };
    readonly endAnyLiveSession: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminLiveSessionEnd;
        readonly answers: { readonly 200: LiveSessionEndResponse };
    };
    readonly listDeployments: {
        readonly path: NoMembers;
        readonly query: { readonly "cursor"?: string; readonly "limit"?: string };
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminDeploymentListResponse };
    };
    readonly drainDeployment: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminDeploymentOrder;
        readonly answers: { readonly 200: AdminDeploymentResponse };
    };
    readonly resumeDeployment: {
        readonly path: { readonly "id": string };
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: AdminDeploymentOrder;
        readonly answers: { readonly 200: AdminDeploymentResponse };
    };
    readonly listNodes: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminNodeListResponse };
    };
    readonly getConfiguration: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: AdminConfigurationResponse };
    };
    readonly getHealth: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: Health };
    };
    readonly getReadiness: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: Readiness; readonly 503: Readiness };
    };
    readonly getMetrics: {
        readonly path: NoMembers;
        readonly query: NoMembers;
        readonly headers: NoMembers;
        readonly body: NoMembers;
        readonly answers: { readonly 200: string };
    };
    readonly predictImages: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: PredictImagesRequest;
        readonly answers: { readonly 200: PredictImagesResponse };
    };
    readonly predictVideos: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "idempotency-key"?: string; readonly "x-goog-api-key"?: string };
        readonly body: PredictVideosRequest;
        readonly answers: { readonly 200: PredictVideosResponse };
    };
    readonly getVideoOperation: {
        readonly path: { readonly "model": string; readonly "operation": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: VideoOperation };
    };
    readonly getVideoFile: {
        readonly path: { readonly "file": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: VideoFile };
    };
    readonly downloadVideoFile: {
        readonly path: { readonly "file": string };
        readonly query: { readonly "alt"?: "media" };
        readonly headers: { readonly "range"?: string; readonly "if-range"?: string; readonly "if-none-match"?: string; readonly "if-match"?: string; readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: unknown; readonly 206: unknown; readonly 304: undefined };
    };
    readonly headVideoFile: {
        readonly path: { readonly "file": string };
        readonly query: { readonly "alt"?: "media" };
        readonly headers: { readonly "if-none-match"?: string; readonly "if-match"?: string; readonly "x-goog-api-key"?: string };
        readonly body: NoMembers;
        readonly answers: { readonly 200: undefined; readonly 304: undefined };
    };
    readonly predictPublisherVideos: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "idempotency-key"?: string; readonly "x-goog-api-key"?: string };
        readonly body: PredictVideosRequest;
        readonly answers: { readonly 200: PredictVideosResponse };
    };
    readonly fetchVideoOperation: {
        readonly path: { readonly "model": string };
        readonly query: { readonly "alt"?: "json" };
        readonly headers: { readonly "x-goog-api-key"?: string };
        readonly body: FetchVideoOperationRequest;
        readonly answers: { readonly 200: PublisherVideoOperation };
    };
}

/** What a realtime client may send in the dialect `ga`. */
export type RealtimeGaClientEvent = RealtimeGaSessionUpdateEvent | RealtimeGaInputAudioBufferAppendEvent | RealtimeGaInputAudioBufferCommitEvent | RealtimeGaInputAudioBufferClearEvent | RealtimeGaConversationItemCreateEvent | RealtimeGaConversationItemRetrieveEvent | RealtimeGaConversationItemTruncateEvent | RealtimeGaConversationItemDeleteEvent | RealtimeGaResponseCreateEvent | RealtimeGaResponseCancelEvent | RealtimeGaOutputAudioBufferClearEvent;

/** What a realtime client is sent in the dialect `ga`. */
export type RealtimeGaServerEvent = RealtimeGaErrorEvent | RealtimeGaSessionCreatedEvent | RealtimeGaSessionUpdatedEvent | RealtimeGaConversationItemAddedEvent | RealtimeGaConversationItemDoneEvent | RealtimeGaConversationItemRetrievedEvent | RealtimeGaTranscriptionDeltaEvent | RealtimeGaTranscriptionCompletedEvent | RealtimeGaTranscriptionFailedEvent | RealtimeConversationItemTruncatedEvent | RealtimeConversationItemDeletedEvent | RealtimeGaInputAudioBufferCommittedEvent | RealtimeInputAudioBufferClearedEvent | RealtimeSpeechStartedEvent | RealtimeGaSpeechStoppedEvent | RealtimeGaInputAudioBufferTimeoutTriggeredEvent | RealtimeGaResponseCreatedEvent | RealtimeGaResponseDoneEvent | RealtimeGaOutputItemAddedEvent | RealtimeGaOutputItemDoneEvent | RealtimeGaContentPartAddedEvent | RealtimeGaContentPartDoneEvent | RealtimeGaOutputTextDeltaEvent | RealtimeGaOutputTextDoneEvent | RealtimeGaOutputAudioTranscriptDeltaEvent | RealtimeGaOutputAudioTranscriptDoneEvent | RealtimeGaOutputAudioDeltaEvent | RealtimeGaOutputAudioDoneEvent | RealtimeFunctionCallArgumentsDeltaEvent | RealtimeFunctionCallArgumentsDoneEvent | RealtimeGaRateLimitsUpdatedEvent | RealtimeGaOutputAudioBufferStartedEvent | RealtimeGaOutputAudioBufferStoppedEvent | RealtimeGaOutputAudioBufferClearedEvent;

/** What a realtime client may send in the dialect `beta`. */
export type RealtimeClientEvent = RealtimeSessionUpdateEvent | RealtimeInputAudioBufferAppendEvent | RealtimeInputAudioBufferCommitEvent | RealtimeInputAudioBufferClearEvent | RealtimeConversationItemCreateEvent | RealtimeConversationItemTruncateEvent | RealtimeConversationItemDeleteEvent | RealtimeResponseCreateEvent | RealtimeResponseCancelEvent | RealtimeConversationItemRetrieveEvent | RealtimeOutputAudioBufferClearEvent;

/** What a realtime client is sent in the dialect `beta`. */
export type RealtimeServerEvent = RealtimeErrorEvent | RealtimeSessionCreatedEvent | RealtimeSessionUpdatedEvent | RealtimeConversationCreatedEvent | RealtimeConversationItemCreatedEvent | RealtimeTranscriptionCompletedEvent | RealtimeTranscriptionFailedEvent | RealtimeConversationItemTruncatedEvent | RealtimeConversationItemDeletedEvent | RealtimeInputAudioBufferCommittedEvent | RealtimeInputAudioBufferClearedEvent | RealtimeSpeechStartedEvent | RealtimeSpeechStoppedEvent | RealtimeResponseCreatedEvent | RealtimeResponseDoneEvent | RealtimeOutputItemAddedEvent | RealtimeOutputItemDoneEvent | RealtimeContentPartAddedEvent | RealtimeContentPartDoneEvent | RealtimeTextDeltaEvent | RealtimeTextDoneEvent | RealtimeAudioTranscriptDeltaEvent | RealtimeAudioTranscriptDoneEvent | RealtimeAudioDeltaEvent | RealtimeAudioDoneEvent | RealtimeFunctionCallArgumentsDeltaEvent | RealtimeFunctionCallArgumentsDoneEvent | RealtimeRateLimitsUpdatedEvent | RealtimeConversationItemRetrievedEvent;
