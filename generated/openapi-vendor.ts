// Generated from specs/ by `npm run generate`. Do not edit.
export interface paths {
    "/v1/images/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate images
         * @description Makes images from a text. Images are always returned base64-encoded: in one JSON answer, or with `stream: true` as
         *     server-sent events, with up to three unfinished images ahead of each finished one.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/images/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit images
         * @description Makes images from one or more images and a text. A mask limits the edit to the part where its alpha is 0; several
         *     images are composed into a new one. Images come back as in image generation, with `stream: true` as events.
         *     One image is sent as the part `image`, several as parts named `image[]`; a single one may use that name too.
         */
        post: operations["createImageEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/video/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a video task
         * @description Accepts a text-to-video task and answers at once. Ask for its status with GET /v1/video/generations/{task_id} or
         *     GET /v1/videos/{task_id}; there is no push.
         */
        post: operations["createVideoGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/video/generations/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the wrapped status of a video task
         * @description Tells how far a task is, in the form `code`, `message`, `data`. A finished task has status `succeeded` here and
         *     `completed` in the flat form; both are the same tasks. Poll every few seconds.
         */
        get: operations["getVideoGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a video task in the flat form
         * @description Accepts the same tasks as POST /v1/video/generations, in the fields and the answer that the official SDKs know.
         *     The same fields are taken as JSON and as either kind of form; in forms `metadata` is JSON text.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the flat status of a video task
         * @description Tells how far a task is. A finished task has status `completed` here and `succeeded` in the wrapped form; both
         *     are the same tasks. Wait as long as `openai-poll-after-ms` says before you ask again.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{task_id}/content": {
        parameters: {
            query?: {
                /**
                 * @description Which of several videos, counted from 0. A number that the task has no video for is refused with `invalid_value`.
                 * @example 0
                 */
                index?: number;
                /**
                 * @description What to download. Only the video exists here; thumbnails and sprite sheets are refused with `invalid_value`.
                 * @example video
                 */
                variant?: "video";
            };
            header?: never;
            path: {
                /**
                 * @description The task, as the submission named it.
                 * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
                 */
                task_id: components["schemas"]["VideoTaskId"];
            };
            cookie?: never;
        };
        /**
         * Download a video
         * @description Streams the video of a finished task. Parts may be asked for with `Range`. The address stays the same and needs
         *     the API key; it never leads to an address of the upstream.
         */
        get: operations["getVideoContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Ask about a video without downloading it
         * @description Answers as the download would, headers and status alike, but without a body. `Range` has no effect here.
         */
        head: operations["headVideoContent"];
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a message
         * @description Lets a model of the `chatfam-…` family say the next turn of a conversation. The gateway keeps no conversation: send all
         *     of it each time. It runs no tools either: the answer asks for a call, the client makes it and sends the result.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/count_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the tokens of a message
         * @description Says how many input tokens a message request would have. Nothing is generated and nothing is charged. Fields that only
         *     steer the answer, `max_tokens` among them, are not part of this request.
         */
        post: operations["countMessageTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:generateContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate content
         * @description Lets a model of the `genfam-…` or `imgfam2-…` family say the next turn of a conversation, in text, JSON, function calls,
         *     executed code, pictures or speech. The gateway keeps no conversation: send all of it each time.
         *
         *     The path may also be spelled `/v1beta/models/models/{model}:generateContent`, `/v1/models/{model}:generateContent`,
         *     `/v1alpha/models/{model}:generateContent`, or `/v1beta1/publishers/google/models/{model}:generateContent` (also with `v1` or
         *     `v1beta`), with the slash of `models/` and the colon percent-encoded or not.
         */
        post: operations["generateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:streamGenerateContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate content as a stream
         * @description Like generateContent, with the answer in chunks while the model writes. Function calls and pictures come whole, in one
         *     chunk each.
         *
         *     The path may also be spelled `/v1beta/models/models/{model}:streamGenerateContent`, `/v1/models/{model}:streamGenerateContent`,
         *     `/v1alpha/models/{model}:streamGenerateContent`, or `/v1beta1/publishers/google/models/{model}:streamGenerateContent` (also with `v1` or
         *     `v1beta`), with the slash of `models/` and the colon percent-encoded or not.
         */
        post: operations["streamGenerateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:countTokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the tokens of contents
         * @description Says how many tokens contents or a whole request have. Nothing is generated and nothing is charged.
         *
         *     The path may also be spelled `/v1beta/models/models/{model}:countTokens`, `/v1/models/{model}:countTokens`,
         *     `/v1alpha/models/{model}:countTokens`, or `/v1beta1/publishers/google/models/{model}:countTokens` (also with `v1` or
         *     `v1beta`), with the slash of `models/` and the colon percent-encoded or not.
         */
        post: operations["countContentTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models
         * @description The models that can be called here, in all areas, by the names that are known; patterns may stand for more of them.
         *     Names are spelled as the client's profile spells them. A key in `x-goog-api-key` or `?key=` gets format C's shape, which takes
         *     `pageSize` and `pageToken`; every other key gets a list that OpenAI's and Anthropic's clients both read, which takes
         *     `limit`, `after_id` and `before_id`. The parameters of the other shape are refused with 400.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model
         * @description One model, in the shape in which `GET /v1/models` would list it.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models in format C's shape
         * @description The models that can be called here, in all areas, as the client's profile spells them. `supportedGenerationMethods` tells which of them answer in format C.
         */
        get: operations["listContentModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model in format C's shape
         * @description One model. `/v1beta/models/models/{model}`, `/v1alpha/models/{model}` and `/v1beta1/publishers/google/models/{model}` are the
         *     same.
         */
        get: operations["getContentModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect to a realtime session by WebRTC
         * @description Takes an offer and answers it. Use an ephemeral token in browsers and devices, so that the API key stays on the
         *     server. After the connection the data channel named `oai-events` carries the JSON events of the AsyncAPI
         *     document in both directions. The client sends its audio as a track; the audio of the model arrives as a track.
         *     WebSocket connections to this path are described in the AsyncAPI document.
         */
        post: operations["connectRealtime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an ephemeral token for a realtime session
         * @description Creates a token that a browser or device may connect with instead of the API key, which stays on the server. It
         *     is valid one minute and for a single connection. Every field of the session may be set here already.
         */
        post: operations["createRealtimeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime/client_secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an ephemeral token as the current clients know it
         * @description The sibling of POST /v1/realtime/sessions for the vendor's current clients: the session has their shape, and the
         *     connection made with the token speaks their dialect of the events. Without `expires_after` the token is valid
         *     one minute and for a single connection.
         */
        post: operations["createRealtimeClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by WebRTC as the current clients do
         * @description Takes an offer, alone or as a form together with the session, and answers it as POST /v1/realtime does. The
         *     events have the shape of the vendor's current clients when the token came from POST /v1/realtime/client_secrets
         *     or the session was sent here. After the connection the data channel named `oai-events` carries the JSON events
         *     of the AsyncAPI document in both directions. The client sends its audio as a track; the audio of the model
         *     arrives as a track.
         */
        post: operations["createRealtimeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime/calls/{call_id}/hangup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a WebRTC call
         * @description Ends the call; the client sees its connection close. Only the API key that the call, or the token it was made
         *     with, belongs to may do so.
         */
        post: operations["hangUpRealtimeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a user
         * @description Creates a user. It does not log in; do that next. An invitation code credits the user it belongs to.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Checks name and password. The answer logs in with a session cookie and an access token, or asks for a code when
         *     the user has two-factor authentication; send that to POST /api/user/login/2fa.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a code
         * @description The second step of a login with two-factor authentication. A code of the authenticator or a backup code is
         *     taken; a backup code is used up by it.
         */
        post: operations["loginUserTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description Ends the login that this request was made with. Its cookie and access token are worthless from now on.
         */
        get: operations["logoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the logged-in user
         * @description The logged-in user with the balance and the invitation quota, in micro-USD.
         */
        get: operations["getSelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/aff_transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert invitation quota
         * @description Turns invitation quota into quota that can be spent: all of it with an empty object, or the amount given. It
         *     happens as a whole or not at all, however many requests arrive at once.
         */
        post: operations["transferAffiliateQuota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show two-factor authentication
         * @description Whether login asks the logged-in user for a code.
         */
        get: operations["getTwoFactorStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable two-factor authentication
         * @description With an empty object, creates the shared secret and the backup codes and enables two-factor authentication at
         *     once: the next login asks for a code. Keep the backup codes; they are the way back in when the authenticator is
         *     lost. Call it again with `code` to confirm that the authenticator knows the secret; a login with a code confirms
         *     it as well. The login is renewed: the old cookie and access token end, the answer carries new ones.
         */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable two-factor authentication
         * @description Turns two-factor authentication off and deletes secret and backup codes. A code of the authenticator or a backup
         *     code is needed.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa/backup_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new backup codes
         * @description Replaces all backup codes. A code of the authenticator is needed; a backup code does not do.
         */
        post: operations["regenerateBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The valid API keys of the logged-in user, without their secrets.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key for the AI operations. The key is in this answer and nowhere else: the gateway keeps only its
         *     hash. An API key cannot use the account operations.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Makes a key worthless, for good. Requests that are running with it are completed; other nodes of the gateway may
         *     accept it for a few more seconds.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show usage
         * @description What the API keys of the logged-in user used, newest first and 100 records a page, with the sums of the whole
         *     time span.
         */
        get: operations["getUserUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the process runs
         * @description Answers as long as the process runs, whatever else is broken. For liveness checks.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the process can serve
         * @description Answers whether requests can be served now, with the outcome of each check. For load balancers.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures of the process
         * @description Requests, durations, tokens and the like in the text format of Prometheus. Labels come from the contract and the
         *     configuration only. Operators may switch it off.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1beta/models/{model}:predict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw pictures from a prompt
         * @description Draws pictures with any image model of this gateway, in the form in which Google's clients ask Imagen models for them. A
         *     picture that a content filter held back is left out, or named with its reason where `includeRaiReason` is `true`; it is
         *     a result and not an error.
         *
         *     The path may also be spelled `/v1beta/models/models/{model}:predict`, `/v1/models/{model}:predict`,
         *     `/v1alpha/models/{model}:predict`, or `/v1beta1/publishers/google/models/{model}:predict` (also with `v1` or `v1beta`),
         *     with the slash of `models/` and the colon percent-encoded or not.
         */
        post: operations["predictImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The rules that join fields: `partial_images` needs `stream: true`, a transparent background needs a format with
         *     transparency, and `imgfam-1` and `imgfam-1.5` take no sizes outside the list.
         */
        ImageRequestRules: unknown & unknown & unknown;
        /**
         * @description What the image shall show. At most 32000 characters.
         * @example A lighthouse on a cliff at dusk
         * @example watercolour
         */
        ImagePrompt: string;
        /**
         * @description The image model: `imgfam-1`, `imgfam-1.5` or `imgfam-2`, or the same model by its vendor's name (`gpt-image-2`).
         *     A model this gateway does not serve is refused with `model_not_found`.
         * @default imgfam-2
         * @example imgfam-2
         * @example imgfam-1.5
         * @example gpt-image-2
         */
        ImageModel: string | null;
        /**
         * @description How many images to make.
         * @default 1
         */
        ImageCount: number | null;
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
        ImageSize: string | null;
        /**
         * @description How much work goes into the image. With `auto` the model decides; the answer says what was used.
         * @default auto
         * @enum {string|null}
         */
        ImageQuality: "high" | "medium" | "low" | "auto" | null;
        /**
         * @description Whether the background shows through. `transparent` needs `output_format` `png` or `webp`.
         * @default auto
         * @enum {string|null}
         */
        ImageBackground: "transparent" | "opaque" | "auto" | null;
        /**
         * @description File format of the images.
         * @default png
         * @enum {string|null}
         */
        ImageOutputFormat: "png" | "jpeg" | "webp" | null;
        /**
         * @description Quality of the compression in per cent, for `jpeg` and `webp`; `png` is lossless and ignores it.
         * @default 100
         */
        ImageOutputCompression: number | null;
        /**
         * @description How strictly prompt and images are filtered; `low` is less restrictive.
         * @default auto
         * @enum {string|null}
         */
        ImageModeration: "low" | "auto" | null;
        /**
         * @description With `true` the answer is `text/event-stream`, and images arrive as events.
         * @default false
         */
        ImageStream: boolean | null;
        /**
         * @description How many unfinished images to send ahead of each finished one. Valid only when `stream` is true. Fewer may arrive
         *     than were asked for; without it, or with 0, only finished images are sent.
         */
        ImagePartialImages: number | null;
        /**
         * @description Your identifier of the end user, for abuse monitoring. Hash names and addresses before you send them.
         * @example user-7f3a
         */
        ImageUser: string | null;
        /**
         * @deprecated
         * @description Accepted from clients that always send it, and without effect: images are always returned as base64. Every other
         *     value is refused with `unknown_parameter`.
         * @enum {string|null}
         */
        ImageResponseFormat: "b64_json" | null;
        /**
         * @description Accepted from clients of the vendor's API as a newer name of `user`; it wins where both are given.
         * @example user-7f3a
         */
        ImageSafetyIdentifier: string | null;
        /**
         * @description Accepted from clients of the vendor's API, and without effect.
         * @enum {string|null}
         */
        ImageComplexity: "low" | "medium" | "high" | null;
        /** @description Asks for images made from a text. */
        ImageGenerationRequest: {
            prompt: components["schemas"]["ImagePrompt"];
            model?: components["schemas"]["ImageModel"];
            n?: components["schemas"]["ImageCount"];
            size?: components["schemas"]["ImageSize"];
            quality?: components["schemas"]["ImageQuality"];
            background?: components["schemas"]["ImageBackground"];
            output_format?: components["schemas"]["ImageOutputFormat"];
            output_compression?: components["schemas"]["ImageOutputCompression"];
            moderation?: components["schemas"]["ImageModeration"];
            stream?: components["schemas"]["ImageStream"];
            partial_images?: components["schemas"]["ImagePartialImages"];
            user?: components["schemas"]["ImageUser"];
            response_format?: components["schemas"]["ImageResponseFormat"];
            safety_identifier?: components["schemas"]["ImageSafetyIdentifier"];
            complexity?: components["schemas"]["ImageComplexity"];
        } & components["schemas"]["ImageRequestRules"];
        /** @description One image. */
        Image: {
            /** @description The image file as base64. */
            b64_json: string;
            /** @description The prompt the model really used; present only when the prompt was revised. */
            revised_prompt?: string;
        };
        /**
         * @description The background actually used.
         * @enum {string}
         */
        ImageActualBackground: "transparent" | "opaque";
        /**
         * @description The file format actually used.
         * @enum {string}
         */
        ImageActualOutputFormat: "png" | "webp" | "jpeg";
        /**
         * @description The quality actually used.
         * @enum {string}
         */
        ImageActualQuality: "low" | "medium" | "high";
        /**
         * @description Width and height actually produced, in pixels.
         * @example 1024x1024
         */
        ImageActualSize: string;
        /** @description Tokens this request is charged for. */
        ImageUsage: {
            /** @description Input and output tokens together. */
            total_tokens: number;
            /** @description Tokens of the prompt and of the input images. */
            input_tokens: number;
            /** @description Tokens of the images made. */
            output_tokens: number;
            /** @description What the input tokens are made of. */
            input_tokens_details: {
                /** @description Tokens of the prompt. */
                text_tokens: number;
                /** @description Tokens of the input images, mask included. */
                image_tokens: number;
            };
            /** @description What the output tokens are made of, where the upstream says so. */
            output_tokens_details?: {
                /** @description Tokens of text. */
                text_tokens?: number;
                /** @description Tokens of the images. */
                image_tokens?: number;
            };
        };
        /** @description The images and how they were made. */
        ImagesResponse: {
            /** @description When the images were made, Unix time in seconds. */
            created: number;
            /** @description The images, as many as `n` asked for. */
            data: components["schemas"]["Image"][];
            background: components["schemas"]["ImageActualBackground"];
            output_format: components["schemas"]["ImageActualOutputFormat"];
            quality: components["schemas"]["ImageActualQuality"];
            size: components["schemas"]["ImageActualSize"];
            usage: components["schemas"]["ImageUsage"];
        };
        /**
         * @description The class of the error. `image_generation_user_error` is a prompt or picture that the content policy refused.
         * @enum {string}
         */
        OpenAiErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "rate_limit_error" | "server_error" | "image_generation_user_error";
        OpenAiError: {
            /** @description What was wrong and how to repair it, in English. */
            message: string;
            type: components["schemas"]["OpenAiErrorType"];
            /** @description The request field at fault, as a dotted path; null when no single field is. */
            param: string | null;
            /** @description A stable code a program may switch on, such as `invalid_api_key`, `model_not_found` or `insufficient_quota`. */
            code: string | null;
        };
        /** @description The error envelope that OpenAI-compatible clients read. */
        OpenAiErrorResponse: {
            error: components["schemas"]["OpenAiError"];
        };
        /**
         * Format: binary
         * @description An image to edit: a PNG, WEBP or JPG file under 25 MB (25000000 bytes). The bytes decide about the format, not the
         *     file name and not the part's content type.
         */
        ImageFile: string;
        /**
         * @description Asks for images made from other images and a text, as a form. Number and boolean fields travel as text (`2`, `true`)
         *     and are converted before they are held to this schema.
         */
        ImageEditRequest: ({
            image?: components["schemas"]["ImageFile"];
            /**
             * @description Several images, each as a part of this name; a single one may use it too. Together with `image` at most 16 are
             *     accepted. `imgfam-2` composes a new image from all of them; a mask applies to the first.
             */
            "image[]"?: components["schemas"]["ImageFile"] | components["schemas"]["ImageFile"][];
            prompt: components["schemas"]["ImagePrompt"];
            /**
             * Format: binary
             * @description A PNG file under 4 MB (4000000 bytes) of the same width and height as the image. Where its alpha is 0 the image
             *     is edited.
             */
            mask?: string;
            model?: components["schemas"]["ImageModel"];
            n?: components["schemas"]["ImageCount"];
            size?: components["schemas"]["ImageSize"];
            quality?: components["schemas"]["ImageQuality"];
            background?: components["schemas"]["ImageBackground"];
            output_format?: components["schemas"]["ImageOutputFormat"];
            output_compression?: components["schemas"]["ImageOutputCompression"];
            moderation?: components["schemas"]["ImageModeration"];
            stream?: components["schemas"]["ImageStream"];
            partial_images?: components["schemas"]["ImagePartialImages"];
            user?: components["schemas"]["ImageUser"];
            /**
             * @description How closely the result keeps to the style and the faces of the input images. There is no default: left out, the
             *     model decides. `imgfam-2` always works at high fidelity and ignores it.
             * @enum {string|null}
             */
            input_fidelity?: "high" | "low" | null;
            response_format?: components["schemas"]["ImageResponseFormat"];
            safety_identifier?: components["schemas"]["ImageSafetyIdentifier"];
            complexity?: components["schemas"]["ImageComplexity"];
        } & components["schemas"]["ImageRequestRules"]) | unknown | unknown;
        /**
         * @description The video model, such as `vidfam-3.1-generate-preview`, or the same model by its vendor's name (`veo-…`). A model this
         *     gateway does not serve is refused with `model_not_found`.
         * @example vidfam-3.1-generate-preview
         * @example vidfam-3.1-fast-generate-preview
         * @example vidfam-3.0-generate-001
         * @example vidfam-3.0-fast-generate-001
         */
        VideoModel: string;
        /**
         * @description What the video shall show.
         * @example A paper boat drifts down a rainy street
         * @example slow dolly shot
         */
        VideoPrompt: string;
        /** @description Extended parameters. Where `seconds` or `size` of the same request say something else, these count. */
        VideoMetadata: {
            /**
             * @description Width to height. Left out, the model decides.
             * @enum {string|null}
             */
            aspectRatio?: "16:9" | "9:16" | null;
            /**
             * @description Length of the video in seconds. Left out, the model decides.
             * @enum {number|null}
             */
            durationSeconds?: 4 | 6 | 8 | null;
            /**
             * @description What the video shall not show.
             * @example text
             * @example logos
             * @example people
             */
            negativePrompt?: string | null;
            /**
             * @description Whether people may appear. `allow_all` goes with text-to-video, `allow_adult` with image-to-video.
             * @enum {string|null}
             */
            personGeneration?: "allow_all" | "allow_adult" | null;
            /**
             * @description Lines of the picture, such as `720p` or `1080p`, as far as the model has them. Case does not matter.
             * @example 720p
             * @example 1080p
             */
            resolution?: string | null;
            /**
             * @description How many videos to make. More than one needs an upstream that can; otherwise the task is refused with
             *     `invalid_value`. Download the others with `index`.
             * @default 1
             */
            sampleCount?: number | null;
            /**
             * Format: uri
             * @description Object-storage address under which the upstream stores the videos as well. Refused with `invalid_value` by
             *     upstreams that cannot.
             * @example gs://example-bucket/videos/
             */
            storageUri?: string | null;
        };
        /** @description Asks for a video made from a text. */
        VideoGenerationRequest: {
            model: components["schemas"]["VideoModel"];
            prompt: components["schemas"]["VideoPrompt"];
            /** @description Extended parameters. */
            metadata?: components["schemas"]["VideoMetadata"] | null;
        };
        /**
         * @description Identifier of the task: `task_` and random characters.
         * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
         */
        VideoTaskId: string;
        /** @description The task that was accepted. */
        VideoGenerationSubmission: {
            id: components["schemas"]["VideoTaskId"];
            /**
             * @description The same identifier; later requests ask with it.
             * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
             */
            task_id: string;
            /**
             * @description Always `video`.
             * @constant
             */
            object: "video";
            /** @description The model as the request named it. */
            model: string;
            /**
             * @description Empty here: ask for the status with `task_id`.
             * @constant
             */
            status: "";
            /**
             * @description Always 0 here.
             * @constant
             */
            progress: 0;
            /** @description When the task was accepted, Unix time in seconds. */
            created_at: number;
        };
        /** @description Why a task failed. */
        VideoError: {
            /**
             * @description - `generation_failed`: the model could not make the video.
             *     - `invalid_request`: the upstream refused the request.
             *     - `content_policy_violation`: the prompt or the picture is against the content policy.
             *     - `upstream_timeout`: the upstream did not finish in time.
             *     - `upstream_error`: the upstream failed.
             *     - `quota_exceeded`: the quota of the upstream was used up.
             * @enum {string}
             */
            code: "generation_failed" | "invalid_request" | "content_policy_violation" | "upstream_timeout" | "upstream_error" | "quota_exceeded";
            /** @description What happened, in English. */
            message: string;
        };
        /** @description Extra data about the outcome. */
        VideoResultMetadata: {
            /** @description How many videos a filter of the provider blocked. */
            rai_media_filtered_count?: number;
            /** @description Why they were blocked. */
            rai_media_filtered_reasons?: string[];
            /** @description The numeric error code of the upstream when the task failed. */
            upstream_code?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The task. */
        VideoGenerationTask: {
            task_id: components["schemas"]["VideoTaskId"];
            /**
             * @description `queued`, then `in_progress`, then `succeeded` or `failed`, which are final.
             * @enum {string}
             */
            status: "queued" | "in_progress" | "succeeded" | "failed";
            /**
             * @description File format of the video; empty until it is known.
             * @example mp4
             */
            format: string;
            /**
             * @description Where to download the video once the task has succeeded: this gateway's `/v1/videos/<task_id>/content`, with the same
             *     API key. Empty until then and when the task failed. When a filter of the provider blocked the video, the reason
             *     stands here instead of an address.
             * @example https://gateway.example.com/v1/videos/task_01k9v7h2r4n8d0s6c3f5j1m7qp/content
             */
            url: string;
            /** @description Why the task failed; null otherwise. */
            error: components["schemas"]["VideoError"] | null;
            /** @description Extra data; null when there is none. */
            metadata: components["schemas"]["VideoResultMetadata"] | null;
            /** @description The video itself, present only when the upstream returned it as base64 rather than by address. */
            bytes_base64_encoded?: string;
        };
        /** @description The wrapped form of a task's status. */
        VideoGenerationStatus: {
            /**
             * @description Always `success`: the status could be told, whatever it is.
             * @constant
             */
            code: "success";
            /** @description Empty. */
            message: string;
            data: components["schemas"]["VideoGenerationTask"];
        };
        /** @description The usual error envelope, and beside it the fields a reader of the wrapped form looks at. */
        VideoGenerationUnauthorized: {
            /** @description What was wrong with the credential. */
            error: components["schemas"]["OpenAiError"];
            /**
             * @description Always `unauthorized`.
             * @constant
             */
            code: "unauthorized";
            /** @description The same text as `error.message`. */
            message: string;
        };
        /** @description The wrapped form for a task that does not exist. */
        VideoGenerationNotFound: {
            /**
             * @description Always `task_not_exist`.
             * @constant
             */
            code: "task_not_exist";
            /** @description What was wrong, in English. */
            message: string;
            /** @description Always null. */
            data: null;
        };
        /** @description A picture by address. Uploaded files have no place in this gateway, so `file_id` is refused. */
        VideoImageReference: {
            /**
             * @description An https URL, or the picture itself as a `data:` URL.
             * @example https://example.com/first-frame.png
             */
            image_url: string;
        };
        /**
         * @description Asks for a video made from a text, or from a text and a first picture. The same fields are taken as JSON, as
         *     `multipart/form-data` and as `application/x-www-form-urlencoded`; in forms `metadata` is JSON text.
         */
        VideoCreateRequest: {
            model: components["schemas"]["VideoModel"];
            prompt: components["schemas"]["VideoPrompt"];
            /**
             * @description Length of the video in seconds. Left out, the model decides.
             * @enum {string|integer|null}
             */
            seconds?: "4" | "6" | "8" | 4 | 6 | 8 | null;
            /**
             * @description Width and height in pixels, such as `1280x720`, `720x1280`, `1792x1024` or `1024x1792`. It chooses the aspect ratio
             *     (`9:16` where the height is larger, otherwise `16:9`) and the resolution (`4k` from 3840 pixels on the longer side,
             *     `1080p` from 1920, otherwise `720p`).
             * @example 1280x720
             * @example 720x1280
             */
            size?: string | null;
            /** @description The picture the video starts from. In `multipart/form-data` a file part; in JSON an object with its address. */
            input_reference?: string | components["schemas"]["VideoImageReference"] | null;
            /** @description The address of the picture, as forms spell `image_url` of `input_reference`. */
            "input_reference[image_url]"?: string | null;
            /** @description Extended parameters. */
            metadata?: components["schemas"]["VideoMetadata"] | null;
        } & unknown;
        /** @description The flat form of a task. */
        Video: {
            id: components["schemas"]["VideoTaskId"];
            /**
             * @description The same identifier.
             * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
             */
            task_id: string;
            /**
             * @description Always `video`.
             * @constant
             */
            object: "video";
            /** @description The model as the request named it. */
            model: string;
            /**
             * @description `queued`, then `in_progress`, then `completed` or `failed`, which are final.
             * @enum {string}
             */
            status: "queued" | "in_progress" | "completed" | "failed";
            /** @description Estimated progress in per cent. */
            progress: number;
            /** @description When the task was accepted, Unix time in seconds. */
            created_at: number;
            /** @description When it was completed or failed, Unix time in seconds; null until then. */
            completed_at: number | null;
            /** @description When the video will be deleted, Unix time in seconds; null while there is none. */
            expires_at: number | null;
            /**
             * @description Length of the video in seconds.
             * @example 8
             */
            seconds: string;
            /**
             * @description Width and height of the video, in pixels.
             * @example 1280x720
             */
            size: string;
            /** @description The prompt of the request. */
            prompt: string | null;
            /** @description Null; videos cannot be remixed here. */
            remixed_from_video_id: string | null;
            /** @description Why the task failed; null otherwise. */
            error: components["schemas"]["VideoError"] | null;
            /** @description Extra data; null when there is none. */
            metadata: components["schemas"]["VideoResultMetadata"] | null;
        };
        /** @description The model that answers, in either spelling (`chatfam-…` or `claude-…`). The answer repeats the spelling you sent. */
        MessageModelName: string;
        /**
         * @description One place in a document. `char_location` counts characters, `page_location` pages (from 1) and
         *     `content_block_location` blocks; each has its own pair of `start_…` and `end_…`, the end exclusive. Other kinds of
         *     place have fields of their own.
         */
        MessageCitation: {
            /** @description How the place is given, such as `page_location`. */
            type: string;
            /** @description The words that are cited. */
            cited_text?: string;
            /** @description Which document of the request is cited. */
            document_index?: number;
            /** @description The title of that document. */
            document_title?: string | null;
            /** @description The file of that document. */
            file_id?: string | null;
            /** @description The first character. */
            start_char_index?: number;
            /** @description The character after the last one. */
            end_char_index?: number;
            /** @description The first page. */
            start_page_number?: number;
            /** @description The page after the last one. */
            end_page_number?: number;
            /** @description The first block. */
            start_block_index?: number;
            /** @description The block after the last one. */
            end_block_index?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Where statements of this text come from; null or absent when nothing is cited. */
        MessageCitations: components["schemas"]["MessageCitation"][] | null;
        /** @description Marks everything up to this block or tool as worth keeping in the upstream's prompt cache. */
        CacheControl: {
            /**
             * @description The kind of cache.
             * @constant
             */
            type: "ephemeral";
            /**
             * @description How long to keep it. Upstreams without such a choice ignore it.
             * @enum {string}
             */
            ttl?: "5m" | "1h";
        } & {
            [key: string]: unknown;
        };
        /** @description Text. */
        TextBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "text";
            /** @description The text. */
            text: string;
            citations?: components["schemas"]["MessageCitations"];
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description The picture itself. */
        ImageSource: ({
            /**
             * @description The kind of source.
             * @constant
             */
            type: "base64";
            /**
             * @description The format of the picture.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
            /** @description The bytes of the picture in base64, without a `data:` prefix. */
            data: string;
        } & {
            [key: string]: unknown;
        }) & {
            /** @constant */
            type: "base64";
        };
        /** @description A picture. */
        ImageBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "image";
            source: components["schemas"]["VendorImageSource"];
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description Who asked for the call, where the vendor says so. Send it back as it came. */
        ToolCaller: {
            /** @description `direct` for the model itself. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A tool call the model asked for, repeated in the assistant's turn. */
        ToolUseBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "tool_use";
            /** @description The id under which the answer asked for the call. */
            id: string;
            /** @description The tool that was called. */
            name: string;
            /** @description Arguments, shaped by the `input_schema` of the tool. */
            input: {
                [key: string]: unknown;
            };
            caller?: components["schemas"]["ToolCaller"];
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description The result as text or as blocks. A tool that returns nothing may leave it out. */
        ToolResultContent: string | components["schemas"]["MessageContentBlock"][];
        /** @description What a tool answered. It belongs into the user's turn that follows the `tool_use` block. */
        ToolResultBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "tool_result";
            /** @description The `id` of the `tool_use` block this answers. */
            tool_use_id: string;
            content?: components["schemas"]["ToolResultContent"];
            /**
             * @description `true` when the tool failed and `content` says why.
             * @default false
             */
            is_error?: boolean;
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description The PDF itself. */
        PdfDocumentSource: {
            /**
             * @description The kind of source.
             * @constant
             */
            type: "base64";
            /**
             * @description The format of the document.
             * @constant
             */
            media_type: "application/pdf";
            /** @description The bytes of the PDF in base64. */
            data: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The document as plain text. */
        TextDocumentSource: {
            /**
             * @description The kind of source.
             * @constant
             */
            type: "text";
            /**
             * @description The format of the document.
             * @constant
             */
            media_type: "text/plain";
            /** @description The text. */
            data: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The document as blocks, which are also the units in which it is cited. */
        ContentDocumentSource: {
            /**
             * @description The kind of source.
             * @constant
             */
            type: "content";
            content: components["schemas"]["ToolResultContent"];
        } & {
            [key: string]: unknown;
        };
        /** @description A PDF the upstream fetches. Refused with 400 where the upstream that serves the model cannot fetch it. */
        UrlDocumentSource: {
            /**
             * @description The kind of source.
             * @constant
             */
            type: "url";
            /**
             * Format: uri
             * @description The address of the PDF.
             */
            url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where the document comes from. */
        DocumentSource: components["schemas"]["KnownDocumentSource"] | components["schemas"]["OtherDocumentSource"];
        /** @description Whether the answer may cite this document. */
        DocumentCitations: {
            /**
             * @description `true` lets text blocks of the answer carry citations.
             * @default false
             */
            enabled?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A document to read. */
        DocumentBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "document";
            source: components["schemas"]["DocumentSource"];
            /** @description The title of the document. */
            title?: string;
            /** @description What the model should know about the document; it is never cited. */
            context?: string;
            citations?: components["schemas"]["DocumentCitations"];
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description A thought of an earlier answer, sent back in the assistant's turn so that the model can go on from it. */
        ThinkingBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "thinking";
            /** @description The thought as it came. */
            thinking: string;
            /** @description The signature as it came. */
            signature: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A hidden thought of an earlier answer, sent back in the assistant's turn. */
        RedactedThinkingBlock: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "redacted_thinking";
            /** @description The encrypted thought as it came. */
            data: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One piece of a message. */
        MessageContentBlock: components["schemas"]["KnownContentBlock"] | components["schemas"]["OtherContentBlock"];
        /** @description A text, which equals one text block, or a list of blocks. */
        MessageTurnContent: string | components["schemas"]["MessageContentBlock"][];
        /** @description What one side said. */
        MessageTurn: {
            /**
             * @description Who said it. `system` is an instruction that stands at its place in the conversation.
             * @enum {string}
             */
            role: "user" | "assistant" | "system";
            content: components["schemas"]["MessageTurnContent"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The conversation so far, oldest first. Consecutive messages of the same role count as one turn. When the last
         *     message is the assistant's, the answer continues its text.
         */
        MessageTurns: components["schemas"]["MessageTurn"][];
        /** @description Facts about the request that the model does not see. */
        MessageMetadata: {
            /** @description An opaque identifier of your end user, for abuse detection. Send no name, e-mail address or phone number. */
            user_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Instructions that stand above the conversation, as a text or as text blocks. */
        MessageSystemPrompt: string | components["schemas"]["TextBlock"][];
        /** @description The model thinks first. The answer begins with thinking blocks; send them back unchanged in a tool loop. */
        EnabledThinking: {
            /**
             * @description Thinking is on.
             * @constant
             */
            type: "enabled";
            /** @description The most tokens to think with, at least 1024 and less than `max_tokens`. */
            budget_tokens: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The model answers at once. */
        DisabledThinking: {
            /**
             * @description Thinking is off.
             * @constant
             */
            type: "disabled";
        } & {
            [key: string]: unknown;
        };
        /** @description Whether the model thinks before it answers, and for how long. */
        MessageThinking: components["schemas"]["KnownThinking"] | components["schemas"]["OtherThinking"];
        /** @description The model decides. */
        AutoToolChoice: {
            /**
             * @description The kind of choice.
             * @constant
             */
            type: "auto";
            /**
             * @description `true` allows at most one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The model must use some tool. */
        AnyToolChoice: {
            /**
             * @description The kind of choice.
             * @constant
             */
            type: "any";
            /**
             * @description `true` asks for exactly one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The model must use this tool. */
        SpecificToolChoice: {
            /**
             * @description The kind of choice.
             * @constant
             */
            type: "tool";
            /** @description The tool to use. */
            name: string;
            /**
             * @description `true` asks for exactly one tool call.
             * @default false
             */
            disable_parallel_tool_use?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Whether and which tool the model uses. */
        MessageToolChoice: components["schemas"]["AutoToolChoice"] | components["schemas"]["AnyToolChoice"] | components["schemas"]["SpecificToolChoice"] | components["schemas"]["NoneToolChoice"];
        /** @description A tool you define by a JSON Schema. */
        CustomTool: {
            /**
             * @description May be left out.
             * @constant
             */
            type?: "custom";
            /** @description The name under which the model asks for it. */
            name: string;
            /** @description What the tool does, when to use it and what it returns. */
            description?: string;
            /** @description The JSON Schema of the arguments. */
            input_schema: {
                [key: string]: unknown;
            };
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description Screen, mouse and keyboard of a computer. */
        ComputerTool: {
            /**
             * @description The tool and its version.
             * @constant
             */
            type: "computer_20241022";
            /**
             * @description Always `computer`.
             * @constant
             */
            name: "computer";
            /** @description Width of the screen in pixels. */
            display_width_px: number;
            /** @description Height of the screen in pixels. */
            display_height_px: number;
            /** @description The X11 display. */
            display_number?: number;
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description A shell. */
        BashTool: {
            /**
             * @description The tool and its version.
             * @constant
             */
            type: "bash_20241022";
            /**
             * @description Always `bash`.
             * @constant
             */
            name: "bash";
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description An editor for text files. */
        TextEditorTool: {
            /**
             * @description The tool and its version.
             * @constant
             */
            type: "text_editor_20241022";
            /**
             * @description Always `str_replace_editor`.
             * @constant
             */
            name: "str_replace_editor";
            cache_control?: components["schemas"]["CacheControl"];
        } & {
            [key: string]: unknown;
        };
        /** @description A tool the model already knows; the client still runs it. */
        TrainedTool: components["schemas"]["ComputerTool"] | components["schemas"]["BashTool"] | components["schemas"]["TextEditorTool"];
        /**
         * @description A tool of your own (`type` is `custom` or absent), one of those the model was trained on, or one that the upstream runs
         *     itself.
         */
        MessageTool: components["schemas"]["CustomTool"] | components["schemas"]["TrainedTool"] | components["schemas"]["OtherTool"];
        /** @description The tools the model may ask for. The gateway calls none of them; the client does. */
        MessageTools: components["schemas"]["MessageTool"][];
        /**
         * @description One turn of a conversation: everything said so far, and how to answer. Beyond this schema, `max_tokens` is held to
         *     the ceiling of the model and `thinking.budget_tokens` must be less than `max_tokens`; both are refused with 400.
         */
        MessageRequest: {
            model: components["schemas"]["MessageModelName"];
            /**
             * @description The most tokens the model may write before it stops, thinking included. With 0 it writes nothing, and the prompt is only
             *     put into the cache. Each model has its own ceiling, which `GET /v1/models` lists.
             */
            max_tokens: number;
            messages: components["schemas"]["MessageTurns"];
            metadata?: components["schemas"]["MessageMetadata"];
            /** @description Texts that end the answer when the model writes one of them. The one that matched is in `stop_sequence`. */
            stop_sequences?: string[];
            /**
             * @description `true` answers with server-sent events while the model writes.
             * @default false
             */
            stream?: boolean;
            system?: components["schemas"]["MessageSystemPrompt"];
            /** @description How much chance there is in the answer, from 0 to 1; 1 where it is left out. Even at 0 the output is not fully deterministic. */
            temperature?: number;
            /** @description Sample only from this many most probable tokens; greater than 0. */
            top_k?: number;
            /** @description Sample only from the most probable tokens whose probabilities add up to this, from 0 to 1. */
            top_p?: number;
            thinking?: components["schemas"]["MessageThinking"];
            tool_choice?: components["schemas"]["MessageToolChoice"];
            tools?: components["schemas"]["MessageTools"];
        } & {
            [key: string]: unknown;
        };
        /** @description Text for the reader. */
        TextBlockResponse: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "text";
            /** @description The text. */
            text: string;
            citations?: components["schemas"]["MessageCitations"];
        };
        /** @description The model asks for a tool call. Answer with a `tool_result` block that carries the same id. */
        ToolUseBlockResponse: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "tool_use";
            /** @description Identifies the call; repeat it in `tool_result.tool_use_id`. */
            id: string;
            /** @description The tool to call. */
            name: string;
            /** @description Arguments, shaped by the `input_schema` of the tool. */
            input: {
                [key: string]: unknown;
            };
            caller?: components["schemas"]["ToolCaller"];
        };
        /** @description What the model thought. Send it back unchanged, signature included. */
        ThinkingBlockResponse: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "thinking";
            /** @description The thought as text; empty where the model keeps it to itself. */
            thinking: string;
            /** @description Proves to the model that the thought is its own. Opaque. */
            signature: string;
        };
        /** @description A thought the model does not show. Send it back unchanged. */
        RedactedThinkingBlockResponse: {
            /**
             * @description The kind of block.
             * @constant
             */
            type: "redacted_thinking";
            /** @description The encrypted thought. Opaque. */
            data: string;
        };
        /** @description One piece of the answer. */
        MessageContentBlockResponse: components["schemas"]["KnownContentBlockResponse"] | components["schemas"]["OtherContentBlockResponse"];
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
        MessageStopReason: string;
        /** @description Tokens this answer is charged for. The counts may differ from what you see: even an empty answer has output tokens. */
        MessageUsage: {
            /** @description Tokens read, without those of the cache. */
            input_tokens: number;
            /** @description Tokens written, thinking included. */
            output_tokens: number;
            /** @description Tokens read and put into the cache. */
            cache_creation_input_tokens: number;
            /** @description Tokens taken from the cache. */
            cache_read_input_tokens: number;
        };
        /** @description One complete turn of the model. */
        MessageResponse: {
            /** @description Identifies this answer. */
            id: string;
            /**
             * @description Always `message`.
             * @constant
             */
            type: "message";
            /**
             * @description Always `assistant`.
             * @constant
             */
            role: "assistant";
            /** @description The model that answered, as the request spelled it. */
            model: string;
            /**
             * @description What the model wrote, in order. Empty when it had nothing to add. Append it unchanged to `messages` as the
             *     assistant's turn to go on with the conversation.
             */
            content: components["schemas"]["MessageContentBlockResponse"][];
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The stop sequence that ended the answer, else null. */
            stop_sequence: string | null;
            usage: components["schemas"]["MessageUsage"];
            /** @description The execution container a vendor's server tool used, else null or absent. */
            container?: Record<string, never> | null;
            /** @description More about why the answer ended, where the vendor says more; else null or absent. */
            stop_details?: Record<string, never> | null;
        };
        /**
         * @description The class of the error, as the vendor names it: 400 and 415 `invalid_request_error`, 401 `authentication_error`, 403
         *     `permission_error`, 404 `not_found_error`, 413 `request_too_large`, 429 `rate_limit_error` or (when the quota is used
         *     up) `billing_error`, 500 to 503 `api_error`, 504 `timeout_error`, 529 `overloaded_error`. `server_error` is the neutral
         *     profile's.
         * @enum {string}
         */
        MessageErrorType: "invalid_request_error" | "authentication_error" | "rate_limit_error" | "server_error" | "permission_error" | "not_found_error" | "request_too_large" | "billing_error" | "api_error" | "overloaded_error" | "timeout_error";
        /** @description For clients that can go on without the feature that was refused. */
        MessageErrorDetails: {
            /** @description The same as `code`. */
            error_code: string;
            /** @description The request fields this gateway refuses as a whole; leave them out and send the request again. */
            unsupported?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description What went wrong. */
        MessageErrorObject: {
            type: components["schemas"]["MessageErrorType"];
            /** @description What was wrong and how to repair it, in English. */
            message: string;
            /**
             * @description A stable name for the cause that a program may switch on: `invalid_request`, `missing_version_header`,
             *     `unsupported_block`, `thread_unsupported_request`, `invalid_api_key`, `missing_api_key`,
             *     `conflicting_api_keys`, `permission_denied`, `model_not_found`, `not_found`, `method_not_allowed`,
             *     `request_too_large`, `unsupported_media_type`, `rate_limit_exceeded`, `insufficient_quota`, `internal_error`,
             *     `not_implemented`, `upstream_error`, `overloaded`, `timeout`, `stream_truncated` and the others of docs/errors.md.
             *     New codes may be added.
             */
            code: string;
            details?: components["schemas"]["MessageErrorDetails"];
        };
        /** @description Every answer with a status of 400 or above. */
        MessageErrorResponse: {
            /**
             * @description Always `error`.
             * @constant
             */
            type: "error";
            error: components["schemas"]["MessageErrorObject"];
            /** @description The same as the header `request-id`. */
            request_id: string;
        };
        /** @description The part of a message request that is read by the model. What only steers the answer is left out. */
        MessageTokenCountRequest: {
            model: components["schemas"]["MessageModelName"];
            messages: components["schemas"]["MessageTurns"];
            system?: components["schemas"]["MessageSystemPrompt"];
            thinking?: components["schemas"]["MessageThinking"];
            tool_choice?: components["schemas"]["MessageToolChoice"];
            tools?: components["schemas"]["MessageTools"];
        } & {
            [key: string]: unknown;
        };
        /** @description The size of a request before it is sent. */
        MessageTokenCountResponse: {
            /** @description Tokens of messages, system prompt and tools together. */
            input_tokens: number;
        };
        /**
         * @description Who said it: `user` (also when absent), `model`, or `function` and `tool` for the results of calls, which may
         *     also come in a `user` turn.
         * @enum {string}
         */
        ContentRole: "user" | "model" | "function" | "tool";
        /** @description The format of the media; the upstream decides which it can read. */
        InputMediaType: string;
        /** @description Media inside the request. Audio, video and PDF documents can only be sent this way. */
        InlineData: {
            mimeType: components["schemas"]["InputMediaType"];
            /** @description The bytes in base64. */
            data: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Media by address: images only, and only where the upstream can fetch them. Audio, video and PDF documents by
         *     address are refused with 400; send them as `inlineData`.
         */
        FileData: {
            /** @description The format of the media, such as `image/png`. */
            mimeType: string;
            /** @description The address of the media. */
            fileUri: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A call the model asked for, repeated in the model's turn. */
        FunctionCall: {
            /** @description The id of the call, where the answer had one. */
            id?: string;
            /** @description The function that was called. */
            name: string;
            /** @description The arguments by name, shaped by the declaration. */
            args?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The media itself. */
        FunctionResponseInlineData: {
            /** @description The format of the media. */
            mimeType: string;
            /** @description The bytes in base64. */
            data: string;
            /** @description The name under which `response` may refer to it. */
            displayName?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The address of the media, where the upstream can fetch it. */
        FunctionResponseFileData: {
            /** @description The format of the media. */
            mimeType: string;
            /** @description The address. */
            fileUri: string;
            /** @description The name under which `response` may refer to it. */
            displayName?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One piece of media a function returned, inline or by address. */
        FunctionResponsePart: {
            inlineData?: components["schemas"]["FunctionResponseInlineData"];
            fileData?: components["schemas"]["FunctionResponseFileData"];
        } & {
            [key: string]: unknown;
        };
        /** @description What a function answered. */
        FunctionResponse: {
            /** @description The id of the call this answers, where the call had one. */
            id?: string;
            /** @description The function that was called. */
            name: string;
            /** @description The result as an object of your choice; by custom under `output`, or under `error` when it failed. */
            response: {
                [key: string]: unknown;
            };
            /** @description Media the function returned. */
            parts?: components["schemas"]["FunctionResponsePart"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The language of the code. */
        CodeLanguage: string;
        /** @description Code the model wrote to be run, repeated in the model's turn. */
        ExecutableCode: {
            language: components["schemas"]["CodeLanguage"];
            /** @description The code. */
            code: string;
            /** @description The id of the run, where the answer had one. */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How the run ended. */
        CodeOutcome: string;
        /** @description What running the code gave, repeated in the model's turn. */
        CodeExecutionResult: {
            outcome: components["schemas"]["CodeOutcome"];
            /** @description Standard output where it succeeded, otherwise the error. */
            output?: string;
            /** @description The id of the run, where the answer had one. */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Lets the model go on from its own thought. Opaque; send it back byte for byte with the part it came on. */
        ThoughtSignature: string;
        PartFields: {
            /** @description Text. */
            text?: string;
            inlineData?: components["schemas"]["InlineData"];
            fileData?: components["schemas"]["FileData"];
            functionCall?: components["schemas"]["FunctionCall"];
            functionResponse?: components["schemas"]["FunctionResponse"];
            executableCode?: components["schemas"]["ExecutableCode"];
            codeExecutionResult?: components["schemas"]["CodeExecutionResult"];
            /**
             * @description `true` marks a thought of the model that is sent back.
             * @default false
             */
            thought?: boolean;
            thoughtSignature?: components["schemas"]["ThoughtSignature"];
            videoMetadata?: components["schemas"]["PartVideoMetadata"];
            mediaResolution?: components["schemas"]["PartMediaResolution"];
            toolCall?: components["schemas"]["VendorFields"];
            toolResponse?: components["schemas"]["VendorFields"];
            partMetadata?: components["schemas"]["VendorFields"];
        } & {
            [key: string]: unknown;
        };
        /** @description At most one of the kinds of data this contract knows; a part of another kind passes as it is. */
        PartKind: unknown | unknown | unknown | unknown | unknown | unknown | unknown | {
            text?: unknown;
            inlineData?: unknown;
            fileData?: unknown;
            functionCall?: unknown;
            functionResponse?: unknown;
            executableCode?: unknown;
            codeExecutionResult?: unknown;
        };
        /**
         * @description One piece of a turn. Exactly one of `text`, `inlineData`, `fileData`, `functionCall`, `functionResponse`,
         *     `executableCode` and `codeExecutionResult` is set; `thought` and `thoughtSignature` may stand beside it.
         */
        Part: components["schemas"]["PartFields"] & components["schemas"]["PartKind"];
        /** @description What one side said. */
        Content: {
            role?: components["schemas"]["ContentRole"];
            /** @description The pieces of the turn, in order. */
            parts: components["schemas"]["Part"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The conversation so far, oldest first; one element for a single turn. */
        Contents: components["schemas"]["Content"][];
        /**
         * @description A function the model may ask you to call. Its arguments are described by `parameters` or by
         *     `parametersJsonSchema`, not by both.
         */
        FunctionDeclaration: {
            /** @description The name under which the model asks for it. */
            name: string;
            /** @description What the function does, when to use it and what it returns. */
            description?: string;
            /** @description The JSON Schema of the arguments; types in upper or lower case. */
            parameters?: {
                [key: string]: unknown;
            };
            /** @description The same in full JSON Schema, passed on as it is. */
            parametersJsonSchema?: {
                [key: string]: unknown;
            };
            /** @description Whether the model waits for the result, `BLOCKING` or `NON_BLOCKING`. */
            behavior?: string;
            response?: components["schemas"]["VendorFields"];
            responseJsonSchema?: components["schemas"]["VendorFields"];
        } & {
            [key: string]: unknown;
        };
        /** @description An empty object. It lets the model write code and have it run upstream. */
        CodeExecutionTool: {
            [key: string]: unknown;
        };
        /** @description Functions of yours, the execution of code, and tools that the upstream runs itself. */
        ContentTool: {
            /** @description Functions the model may ask you to call. */
            functionDeclarations?: components["schemas"]["FunctionDeclaration"][];
            codeExecution?: components["schemas"]["CodeExecutionTool"];
            googleSearch?: components["schemas"]["VendorTool"];
            googleSearchRetrieval?: components["schemas"]["VendorTool"];
            urlContext?: components["schemas"]["VendorTool"];
            googleMaps?: components["schemas"]["VendorTool"];
            computerUse?: components["schemas"]["VendorTool"];
            fileSearch?: components["schemas"]["VendorTool"];
            enterpriseWebSearch?: components["schemas"]["VendorTool"];
            retrieval?: components["schemas"]["VendorTool"];
        } & {
            [key: string]: unknown;
        };
        /** @description What the model may use beside its own words. */
        ContentTools: components["schemas"]["ContentTool"][];
        /**
         * @description `AUTO` and `MODE_UNSPECIFIED` leave it to the model, `ANY` makes it call a function, `NONE` keeps it from calling,
         *     `VALIDATED` leaves it to the model and holds calls to their schemas.
         * @enum {string}
         */
        FunctionCallingMode: "MODE_UNSPECIFIED" | "AUTO" | "ANY" | "NONE" | "VALIDATED";
        /** @description How the model uses functions. */
        FunctionCallingConfig: {
            mode?: components["schemas"]["FunctionCallingMode"];
            /** @description The functions it may call in mode `ANY`; all of them when absent. */
            allowedFunctionNames?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description How the model uses the tools. */
        ContentToolConfig: {
            functionCallingConfig?: components["schemas"]["FunctionCallingConfig"];
            retrievalConfig?: components["schemas"]["VendorFields"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The kind of harm. The first five are in use. The other seven are from older models: they are accepted, and have no
         *     effect where the upstream no longer knows them.
         * @enum {string}
         */
        HarmCategory: "HARM_CATEGORY_HARASSMENT" | "HARM_CATEGORY_HATE_SPEECH" | "HARM_CATEGORY_SEXUALLY_EXPLICIT" | "HARM_CATEGORY_DANGEROUS_CONTENT" | "HARM_CATEGORY_CIVIC_INTEGRITY" | "HARM_CATEGORY_UNSPECIFIED" | "HARM_CATEGORY_DEROGATORY" | "HARM_CATEGORY_TOXICITY" | "HARM_CATEGORY_VIOLENCE" | "HARM_CATEGORY_SEXUAL" | "HARM_CATEGORY_MEDICAL" | "HARM_CATEGORY_DANGEROUS" | "HARM_CATEGORY_JAILBREAK" | "HARM_CATEGORY_IMAGE_HATE" | "HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT" | "HARM_CATEGORY_IMAGE_HARASSMENT" | "HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT";
        /**
         * @description What is let through: `BLOCK_LOW_AND_ABOVE` only NEGLIGIBLE, `BLOCK_MEDIUM_AND_ABOVE` also LOW, `BLOCK_ONLY_HIGH` up
         *     to MEDIUM, `BLOCK_NONE` everything; `OFF` switches the filter off; `HARM_BLOCK_THRESHOLD_UNSPECIFIED` leaves it to
         *     the model.
         * @enum {string}
         */
        HarmBlockThreshold: "HARM_BLOCK_THRESHOLD_UNSPECIFIED" | "BLOCK_LOW_AND_ABOVE" | "BLOCK_MEDIUM_AND_ABOVE" | "BLOCK_ONLY_HIGH" | "BLOCK_NONE" | "OFF";
        /** @description The threshold of one category. */
        SafetySetting: {
            category: components["schemas"]["HarmCategory"];
            threshold: components["schemas"]["HarmBlockThreshold"];
        } & {
            [key: string]: unknown;
        };
        /** @description From which probability on content is blocked, one setting per category. */
        SafetySettings: components["schemas"]["SafetySetting"][];
        /** @description A piece of the instructions. */
        SystemInstructionPart: {
            /** @description The text. */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Instructions that stand above the conversation; text only. */
        SystemInstruction: {
            /** @description Accepted and ignored. */
            role?: string;
            /** @description The text, in one piece or several. */
            parts: components["schemas"]["SystemInstructionPart"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `text/plain` for text, `application/json` for JSON, `text/x.enum` for one text out of `responseSchema.enum`, which must not be empty then.
         * @default text/plain
         * @enum {string}
         */
        ResponseMimeType: "text/plain" | "application/json" | "text/x.enum";
        /**
         * @description The type of the value, in upper or lower case.
         * @enum {string}
         */
        ContentSchemaType: "TYPE_UNSPECIFIED" | "STRING" | "NUMBER" | "INTEGER" | "BOOLEAN" | "ARRAY" | "OBJECT" | "NULL" | "type_unspecified" | "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";
        /** @description A subset of JSON Schema that describes one value. */
        ContentSchema: {
            type?: components["schemas"]["ContentSchemaType"];
            /** @description What the value means. */
            description?: string;
            /** @description The texts the value may be. */
            enum?: string[];
            /** @description A value that fits, of any type. */
            example?: unknown;
            /**
             * @description Whether the value may be null.
             * @default false
             */
            nullable?: boolean;
            /** @description More about the type, such as `date-time`, `int32` or `enum`. */
            format?: string;
            items?: components["schemas"]["ContentSchema"];
            /** @description The fields of an object, by name. */
            properties?: {
                [key: string]: components["schemas"]["ContentSchema"];
            };
            /** @description The fields that must be there. */
            required?: string[];
            /** @description The least number. */
            minimum?: number;
            /** @description The greatest number. */
            maximum?: number;
            minItems?: components["schemas"]["ContentSchemaCount"];
            maxItems?: components["schemas"]["ContentSchemaCount"];
            minLength?: components["schemas"]["ContentSchemaCount"];
            maxLength?: components["schemas"]["ContentSchemaCount"];
            /** @description The name of the value. */
            title?: string;
            /** @description The value where none is given, of any type. */
            default?: unknown;
            /** @description The regular expression a text must match. */
            pattern?: string;
            /** @description The value fits one of these. */
            anyOf?: components["schemas"]["ContentSchema"][];
            /** @description The order of the fields in the answer. */
            propertyOrdering?: string[];
            minProperties?: components["schemas"]["ContentSchemaCount"];
            maxProperties?: components["schemas"]["ContentSchemaCount"];
        } & {
            [key: string]: unknown;
        };
        /** @description A count, as a number or (as 64-bit numbers are written in this format) as its digits in a string. */
        ContentSchemaCount: number | string;
        /** @description One of the voices the model comes with. */
        PrebuiltVoiceConfig: {
            /** @description The name of the voice, such as `Kore`. */
            voiceName?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A voice. */
        VoiceConfig: {
            prebuiltVoiceConfig?: components["schemas"]["PrebuiltVoiceConfig"];
        } & {
            [key: string]: unknown;
        };
        /** @description The voice of one speaker. */
        SpeakerVoiceConfig: {
            /** @description The name of the speaker, as the prompt has it. */
            speaker: string;
            voiceConfig: components["schemas"]["VoiceConfig"];
        } & {
            [key: string]: unknown;
        };
        /** @description A voice for each speaker of a dialogue. */
        MultiSpeakerVoiceConfig: {
            /** @description The speakers. */
            speakerVoiceConfigs: components["schemas"]["SpeakerVoiceConfig"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The language to speak, as a BCP 47 tag; the upstream decides which it can speak. */
        SpeechLanguageCode: string;
        /** @description How the answer sounds, with the response modality `AUDIO`. */
        SpeechConfig: {
            voiceConfig?: components["schemas"]["VoiceConfig"];
            multiSpeakerVoiceConfig?: components["schemas"]["MultiSpeakerVoiceConfig"];
            languageCode?: components["schemas"]["SpeechLanguageCode"];
        } & {
            [key: string]: unknown;
        };
        /** @description Whether and how long the model thinks before it answers. */
        ThinkingConfig: {
            /**
             * @description `true` adds the thoughts as parts with `thought`.
             * @default false
             */
            includeThoughts?: boolean;
            /** @description The most tokens to think with; 0 for none, -1 leaves it to the model. */
            thinkingBudget?: number;
            thinkingLevel?: components["schemas"]["ThinkingLevel"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How closely media are looked at: `LOW` takes 64 tokens per image, `MEDIUM` 256, and `HIGH` 256 with scaling and
         *     re-framing.
         * @enum {string}
         */
        MediaResolution: "MEDIA_RESOLUTION_UNSPECIFIED" | "MEDIA_RESOLUTION_LOW" | "MEDIA_RESOLUTION_MEDIUM" | "MEDIA_RESOLUTION_HIGH";
        /** @description The picture to make; for models with image output only. */
        ImageConfig: {
            /** @description Width to height, such as `1:1` or `16:9`. */
            aspectRatio?: string;
            /** @description The size class, such as `1K`, `2K` or `4K`. */
            imageSize?: string;
            /** @description Whether people may be shown. */
            personGeneration?: string;
            /** @description The format of the picture. */
            outputMimeType?: string;
            /** @description The quality of a JPEG. */
            outputCompressionQuality?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description How the answer is made. Every field may be left out; the model then decides. */
        GenerationConfig: {
            /** @description Texts that end the answer; at most 5. */
            stopSequences?: string[];
            responseMimeType?: components["schemas"]["ResponseMimeType"];
            /**
             * @description The shape of the answer. `application/json` answers are objects, arrays or values of this schema;
             *     `text/x.enum` answers are one of its `enum` texts.
             */
            responseSchema?: components["schemas"]["ContentSchema"];
            /** @description The shape of the answer in full JSON Schema, instead of `responseSchema`. */
            responseJsonSchema?: {
                [key: string]: unknown;
            };
            /** @description What the answer may consist of; models with image output need `IMAGE` here. */
            responseModalities?: ("TEXT" | "IMAGE" | "AUDIO" | "MODALITY_UNSPECIFIED" | "VIDEO")[];
            /** @description How many answers to make. One when absent. */
            candidateCount?: number;
            /** @description The most tokens of one candidate, up to the ceiling that `GET /v1beta/models` lists. */
            maxOutputTokens?: number;
            /** @description How much chance there is in the answer, from 0.0 to 2.0. */
            temperature?: number;
            /** @description Sample only from the most probable tokens whose probabilities add up to this. */
            topP?: number;
            /** @description Sample only from this many most probable tokens. */
            topK?: number;
            /** @description Seed of the sampling. The same request with the same seed tends to give the same answer. */
            seed?: number;
            /** @description Makes tokens that occurred already less probable. */
            presencePenalty?: number;
            /** @description Makes tokens less probable, the more often they occurred. */
            frequencyPenalty?: number;
            /**
             * @description `true` adds `logprobsResult` to the candidates.
             * @default false
             */
            responseLogprobs?: boolean;
            /** @description How many of the most probable tokens to report at each step, with `responseLogprobs`. */
            logprobs?: number;
            /**
             * @description Better answers about elections and politics. Without effect where the upstream does not know it.
             * @default false
             */
            enableEnhancedCivicAnswers?: boolean;
            speechConfig?: components["schemas"]["SpeechConfig"];
            thinkingConfig?: components["schemas"]["ThinkingConfig"];
            mediaResolution?: components["schemas"]["MediaResolution"];
            imageConfig?: components["schemas"]["ImageConfig"];
            /** @description Whether the model sees the time within a recording. */
            audioTimestamp?: boolean;
            routingConfig?: components["schemas"]["VendorFields"];
            modelSelectionConfig?: components["schemas"]["VendorFields"];
        } & {
            [key: string]: unknown;
        };
        /** @description Content that is in the cache of the upstream; it is put there by other means. */
        CachedContentName: string;
        /**
         * @description A conversation so far, and how to answer. Models with image output need at least one text part, for editing beside
         *     the inline image; without it the request is refused with 400.
         */
        GenerateContentRequest: {
            contents: components["schemas"]["Contents"];
            tools?: components["schemas"]["ContentTools"];
            toolConfig?: components["schemas"]["ContentToolConfig"];
            safetySettings?: components["schemas"]["SafetySettings"];
            systemInstruction?: components["schemas"]["SystemInstruction"];
            generationConfig?: components["schemas"]["GenerationConfig"];
            cachedContent?: components["schemas"]["CachedContentName"];
        } & {
            [key: string]: unknown;
        };
        /** @description Media the model made. */
        CandidateInlineData: {
            /** @description The format, such as `image/png`. */
            mimeType: string;
            /** @description The bytes in base64. */
            data: string;
        };
        /** @description Media by address. */
        CandidateFileData: {
            /** @description The format. */
            mimeType?: string;
            /** @description The address. */
            fileUri: string;
        };
        /** @description The model asks for a call. It always comes whole, in one part. */
        CandidateFunctionCall: {
            /** @description Identifies the call; repeat it in `functionResponse.id`. */
            id?: string;
            /** @description The function to call. */
            name: string;
            /** @description The arguments by name; absent when there are none. */
            args?: {
                [key: string]: unknown;
            };
        };
        /** @description The result of a function the upstream called itself. */
        CandidateFunctionResponse: {
            /** @description The call this answers. */
            id?: string;
            /** @description The function that was called. */
            name: string;
            /** @description The result. */
            response: {
                [key: string]: unknown;
            };
        };
        /** @description Code the model wrote, which the upstream runs. */
        CandidateExecutableCode: {
            language: components["schemas"]["CodeLanguage"];
            /** @description The code. */
            code: string;
            /** @description Identifies the run, where the upstream says so. */
            id?: string;
        };
        /** @description What running the code gave. */
        CandidateCodeExecutionResult: {
            outcome: components["schemas"]["CodeOutcome"];
            /** @description Standard output where it succeeded, otherwise the error. */
            output?: string;
            /** @description The run this is the result of, where the upstream says so. */
            id?: string;
        };
        /** @description One piece of an answer; one of the kinds of data, with or without the marks of a thought beside it. */
        CandidatePart: {
            /** @description Text. */
            text?: string;
            inlineData?: components["schemas"]["CandidateInlineData"];
            fileData?: components["schemas"]["CandidateFileData"];
            functionCall?: components["schemas"]["CandidateFunctionCall"];
            functionResponse?: components["schemas"]["CandidateFunctionResponse"];
            executableCode?: components["schemas"]["CandidateExecutableCode"];
            codeExecutionResult?: components["schemas"]["CandidateCodeExecutionResult"];
            /** @description `true` marks a thought; it is not part of the answer. */
            thought?: boolean;
            thoughtSignature?: components["schemas"]["ThoughtSignature"];
        };
        /** @description What the model said. Append it unchanged to `contents` to go on with the conversation. */
        CandidateContent: {
            /** @description Usually `model`. */
            role?: string;
            /**
             * @description The pieces of the answer, in order. With code execution: text, `executableCode`, `codeExecutionResult`, text.
             *     A picture is one `inlineData` part, with or without text beside it. Absent when nothing was said.
             */
            parts?: components["schemas"]["CandidatePart"][];
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
        FinishReason: string;
        /** @description The probability that the content is harmful. */
        HarmProbability: string;
        /** @description How harmful content is in one category. */
        SafetyRating: {
            /** @description The category, such as `HARM_CATEGORY_HARASSMENT`. */
            category: string;
            probability: components["schemas"]["HarmProbability"];
            /** @description Whether the content was blocked because of this rating. */
            blocked?: boolean;
        };
        /** @description One recited passage. */
        CitationSource: {
            /** @description First byte of the passage in the answer; 0 when absent. */
            startIndex?: number;
            /** @description The byte after its last one. */
            endIndex?: number;
            /** @description Where the passage is from. */
            uri?: string;
            /** @description The licence of the source. */
            license?: string;
        };
        /** @description The sources the answer recites. */
        CitationMetadata: {
            /** @description The sources. */
            citationSources?: components["schemas"]["CitationSource"][];
        };
        /** @description A passage of the request. */
        GroundingPassageId: {
            /** @description The id of the passage. */
            passageId?: string;
            /** @description The part within the passage. */
            partIndex?: number;
        };
        /** @description A chunk found by retrieval. */
        SemanticRetrieverChunk: {
            /** @description The corpus or document that was searched. */
            source?: string;
            /** @description The name of the chunk. */
            chunk?: string;
        };
        /** @description The source of a contribution. */
        AttributionSourceId: {
            groundingPassage?: components["schemas"]["GroundingPassageId"];
            semanticRetrieverChunk?: components["schemas"]["SemanticRetrieverChunk"];
        };
        /** @description A source and what it contributed. */
        GroundingAttribution: {
            sourceId?: components["schemas"]["AttributionSourceId"];
            content?: components["schemas"]["CandidateContent"];
        };
        /** @description A web page. */
        GroundingWebPage: {
            /** @description Its address. */
            uri?: string;
            /** @description Its title. */
            title?: string;
        };
        /** @description One result. */
        GroundingChunk: {
            web?: components["schemas"]["GroundingWebPage"];
        };
        /** @description A passage of the answer. */
        GroundingSegment: {
            /** @description The part it is in; 0 when absent. */
            partIndex?: number;
            /** @description Its first byte within the part; 0 when absent. */
            startIndex?: number;
            /** @description The byte after its last one. */
            endIndex?: number;
            /** @description The passage. */
            text?: string;
        };
        /** @description One passage and the results it rests on. */
        GroundingSupport: {
            /** @description Places in `groundingChunks`. */
            groundingChunkIndices?: number[];
            /** @description How sure the model is, from 0 to 1, one score per index. */
            confidenceScores?: number[];
            segment?: components["schemas"]["GroundingSegment"];
        };
        /** @description Search suggestions to show beside the answer. */
        SearchEntryPoint: {
            /** @description HTML to show as it is. */
            renderedContent?: string;
            /** @description The suggestions as base64 JSON of search terms and addresses. */
            sdkBlob?: string;
        };
        /** @description How the search was decided on. */
        RetrievalMetadata: {
            /** @description How likely a web search helps with this prompt. */
            googleSearchDynamicRetrievalScore?: number;
        };
        /** @description The search results an answer rests on. */
        GroundingMetadata: {
            /** @description The results. */
            groundingChunks?: components["schemas"]["GroundingChunk"][];
            /** @description Which passage of the answer rests on which results. */
            groundingSupports?: components["schemas"]["GroundingSupport"][];
            /** @description What was searched for. */
            webSearchQueries?: string[];
            searchEntryPoint?: components["schemas"]["SearchEntryPoint"];
            retrievalMetadata?: components["schemas"]["RetrievalMetadata"];
        };
        /** @description One token and its probability. */
        TokenLogprob: {
            /** @description The token as text. */
            token?: string;
            /** @description The id of the token. */
            tokenId?: number;
            /** @description The natural logarithm of its probability. */
            logProbability?: number;
        };
        /** @description The most probable tokens of one step, the most probable first. */
        TopLogprobs: {
            /** @description The tokens. */
            candidates?: components["schemas"]["TokenLogprob"][];
        };
        /** @description The probabilities of the tokens, when `responseLogprobs` asked for them. */
        LogprobsResult: {
            /** @description For each step the most probable tokens. */
            topCandidates?: components["schemas"]["TopLogprobs"][];
            /** @description For each step the token that was chosen. */
            chosenCandidates?: components["schemas"]["TokenLogprob"][];
        };
        /** @description One address. */
        UrlRetrievalContext: {
            /** @description The address. */
            retrievedUrl?: string;
        };
        /** @description The addresses that were read. */
        UrlRetrievalMetadata: {
            /** @description One entry per address. */
            urlRetrievalContexts?: components["schemas"]["UrlRetrievalContext"][];
        };
        /** @description Whether an address could be read. */
        UrlRetrievalStatus: string;
        /** @description One address and whether it could be read. */
        UrlMetadata: {
            /** @description The address. */
            retrievedUrl?: string;
            urlRetrievalStatus?: components["schemas"]["UrlRetrievalStatus"];
        };
        /** @description How reading the addresses of the prompt went. */
        UrlContextMetadata: {
            /** @description One entry per address. */
            urlMetadata?: components["schemas"]["UrlMetadata"][];
        };
        /** @description One answer. */
        Candidate: {
            content?: components["schemas"]["CandidateContent"];
            finishReason?: components["schemas"]["FinishReason"];
            /** @description More about the finish reason, where the upstream says more. */
            finishMessage?: string;
            /** @description The ratings of this answer, at most one per category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
            citationMetadata?: components["schemas"]["CitationMetadata"];
            /** @description Tokens of this candidate. */
            tokenCount?: number;
            /** @description The sources that contributed to a grounded answer. */
            groundingAttributions?: components["schemas"]["GroundingAttribution"][];
            groundingMetadata?: components["schemas"]["GroundingMetadata"];
            /** @description The mean log probability of the tokens of this candidate. */
            avgLogprobs?: number;
            logprobsResult?: components["schemas"]["LogprobsResult"];
            urlRetrievalMetadata?: components["schemas"]["UrlRetrievalMetadata"];
            urlContextMetadata?: components["schemas"]["UrlContextMetadata"];
            /** @description The place of this candidate among the candidates; 0 when absent. */
            index?: number;
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
        BlockReason: string;
        /** @description What the content filter says about the prompt. */
        PromptFeedback: {
            blockReason?: components["schemas"]["BlockReason"];
            /** @description The ratings of the prompt, at most one per category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        /** @description A kind of content. */
        Modality: string;
        /** @description The tokens of one modality. */
        ModalityTokenCount: {
            modality: components["schemas"]["Modality"];
            /** @description How many tokens; zero when absent. */
            tokenCount?: number;
        };
        /** @description Tokens this answer is charged for. A counter that is absent is zero. */
        ContentUsageMetadata: {
            /** @description Tokens of the prompt, cached ones included. */
            promptTokenCount?: number;
            /** @description Tokens of the prompt that came from the cache. */
            cachedContentTokenCount?: number;
            /** @description Tokens of all candidates together. */
            candidatesTokenCount?: number;
            /** @description Prompt, tool use, thoughts and candidates together. */
            totalTokenCount?: number;
            /** @description Tokens of prompts the model wrote for tools. */
            toolUsePromptTokenCount?: number;
            /** @description Tokens of the thoughts. */
            thoughtsTokenCount?: number;
            /** @description `promptTokenCount` by modality. */
            promptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description `candidatesTokenCount` by modality. */
            candidatesTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description `cachedContentTokenCount` by modality. */
            cacheTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description `toolUsePromptTokenCount` by modality. */
            toolUsePromptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
        };
        /**
         * @description The answer, or in a stream one chunk of it. Chunks of one stream have the same `responseId`; only the last chunk of
         *     a candidate has a `finishReason`, and the counters of the last chunk are final. A filtered prompt or answer is not
         *     an error: see `promptFeedback` and `finishReason`.
         */
        GenerateContentResponse: {
            /** @description The answers. Absent or empty when the prompt was blocked. */
            candidates?: components["schemas"]["Candidate"][];
            promptFeedback?: components["schemas"]["PromptFeedback"];
            usageMetadata?: components["schemas"]["ContentUsageMetadata"];
            /** @description The model that answered, as the request spelled it. */
            modelVersion: string;
            /** @description Identifies this answer. */
            responseId: string;
        };
        /**
         * @description 400 `INVALID_ARGUMENT` (a parameter is wrong) or `FAILED_PRECONDITION`; 401 `UNAUTHENTICATED` (the key is invalid,
         *     missing or expired); 403 `PERMISSION_DENIED`; 404 `NOT_FOUND` (no such model or resource); 405 and 501
         *     `UNIMPLEMENTED`; 413 `PAYLOAD_TOO_LARGE`; 415 `INVALID_ARGUMENT`; 429 `RESOURCE_EXHAUSTED` (rate limit or quota);
         *     500 `INTERNAL`; 503 `UNAVAILABLE`; 504 `DEADLINE_EXCEEDED`.
         * @enum {string}
         */
        ContentErrorStatus: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE" | "DEADLINE_EXCEEDED";
        /** @description One field that is wrong. */
        ContentFieldViolation: {
            /** @description The path of the field, such as `contents[0].parts[0].text`. */
            field: string;
            /** @description What is wrong with it. */
            description: string;
        };
        /** @description One limit that was exceeded. */
        ContentQuotaViolation: {
            /**
             * @description Which limit: `RequestsPerMinute` and `ConcurrentRequests` pass with time, `RequestsPerDay` and `InsufficientQuota` do not
             *     within minutes. Agents look for `PerMinute` and `PerDay` in it.
             * @example RequestsPerMinute
             */
            quotaId: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description One of the google.rpc error details, named by `@type`: `BadRequest` has `fieldViolations`; `QuotaFailure`, on every 429,
         *     has `violations`; `ErrorInfo` has `reason`, `domain` and `metadata`; `RetryInfo`, on every 429 and 5xx, has `retryDelay`.
         */
        ContentErrorDetail: {
            /** @description For example `type.googleapis.com/google.rpc.BadRequest`. */
            "@type": string;
            /** @description The fields of the request that are wrong. */
            fieldViolations?: components["schemas"]["ContentFieldViolation"][];
            /** @description The limits that were exceeded. */
            violations?: components["schemas"]["ContentQuotaViolation"][];
            /** @description The cause as a constant, such as `API_KEY_INVALID`. */
            reason?: string;
            /** @description Where `reason` is defined. */
            domain?: string;
            /** @description Facts about the cause. */
            metadata?: {
                [key: string]: string;
            };
            /** @description How long to wait, such as `34s`. */
            retryDelay?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What went wrong. */
        ContentError: {
            /** @description The HTTP status. */
            code: number;
            /** @description What was wrong and how to repair it, in English. */
            message: string;
            status: components["schemas"]["ContentErrorStatus"];
            /** @description More for a program to read; empty when there is no more to say. */
            details?: components["schemas"]["ContentErrorDetail"][];
        };
        /** @description Every answer with a status of 400 or above. */
        GenerateContentErrorResponse: {
            error: components["schemas"]["ContentError"];
        };
        /** @description The chunks in order. A stream that fails after its beginning ends with an error object. */
        GenerateContentStream: (components["schemas"]["GenerateContentResponse"] | components["schemas"]["GenerateContentErrorResponse"])[];
        /** @description A request as generateContent takes it, system instruction and tools included. */
        CountedGenerateContentRequest: {
            /** @description The model, as `models/{model}`. The model in the path decides. */
            model?: string;
            contents: components["schemas"]["Contents"];
            tools?: components["schemas"]["ContentTools"];
            toolConfig?: components["schemas"]["ContentToolConfig"];
            safetySettings?: components["schemas"]["SafetySettings"];
            systemInstruction?: components["schemas"]["SystemInstruction"];
            generationConfig?: components["schemas"]["GenerationConfig"];
            cachedContent?: components["schemas"]["CachedContentName"];
        } & {
            [key: string]: unknown;
        };
        /** @description What to count, either the conversation alone or a whole request; exactly one of the two fields. */
        ContentTokenCountRequest: ({
            contents?: components["schemas"]["Contents"];
            generateContentRequest?: components["schemas"]["CountedGenerateContentRequest"];
        } & {
            [key: string]: unknown;
        }) & (unknown | unknown);
        /** @description The size of a request before it is sent. */
        ContentTokenCountResponse: {
            /** @description Tokens of everything that was sent, cached ones included. */
            totalTokens: number;
            /** @description Tokens of the cached content. */
            cachedContentTokenCount?: number;
            /** @description The tokens by modality. */
            promptTokensDetails?: components["schemas"]["ModalityTokenCount"][];
            /** @description The cached tokens by modality. */
            cacheTokensDetails?: components["schemas"]["ModalityTokenCount"][];
        };
        /** @description A model. */
        Model: {
            /** @description The name to send as `model`. */
            id: string;
            /**
             * @description Always `model`.
             * @constant
             */
            object: "model";
            /**
             * @description Always `model`.
             * @constant
             */
            type: "model";
            /** @description When the model was released in Unix seconds; 0 when unknown. */
            created: number;
            /**
             * Format: date-time
             * @description The same time by RFC 3339.
             */
            created_at: string;
            /** @description Who offers the model here. */
            owned_by: string;
            /** @description The name for people. */
            display_name: string;
            /** @description The most tokens it reads; null when unknown. */
            max_input_tokens: number | null;
            /** @description The most tokens it writes; null when unknown. */
            max_tokens: number | null;
            /**
             * @description The operations of this contract that may be called with it, such as `createMessage`; empty for models of areas that
             *     are not served yet.
             */
            operations: string[];
        };
        /** @description One page of the models. */
        ModelList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The models of this page. */
            data: components["schemas"]["Model"][];
            /** @description Whether there are more in the direction of the page. */
            has_more: boolean;
            /** @description The first id of this page, for `before_id`; null when it is empty. */
            first_id: string | null;
            /** @description The last id of this page, for `after_id`; null when it is empty. */
            last_id: string | null;
        };
        /** @description A model. */
        ContentModel: {
            /** @description The resource name; what follows `models/` is the name to call it by. */
            name: string;
            /** @description The name without `models/`. */
            baseModelId: string;
            /** @description The version of the model. */
            version: string;
            /** @description The name for people. */
            displayName: string;
            /** @description What the model is for. */
            description?: string;
            /** @description The most tokens it reads; 0 when unknown. */
            inputTokenLimit: number;
            /** @description The most tokens it writes; 0 when unknown. */
            outputTokenLimit: number;
            /** @description What may be called with it under `/v1beta/models/{model}`; empty for models of other areas. */
            supportedGenerationMethods: string[];
        };
        /** @description One page of the models. */
        ContentModelList: {
            /** @description The models of this page. */
            models: components["schemas"]["ContentModel"][];
            /** @description Send it as `pageToken` for the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /**
         * @description The list in the shape of the key's spelling: format C's for `x-goog-api-key` and `?key=`, otherwise one that OpenAI's
         *     and Anthropic's clients both read.
         */
        AnyModelList: components["schemas"]["ModelList"] | components["schemas"]["ContentModelList"];
        /** @description One model, in the same shape as the list would have it. */
        AnyModel: components["schemas"]["Model"] | components["schemas"]["ContentModel"];
        /**
         * @description The realtime model, such as `rtfam-4o-realtime-preview`, or the same model by its vendor's name. A model this gateway
         *     does not serve is refused with `model_not_found`.
         * @example rtfam-4o-realtime-preview
         * @example rtfam-4o-realtime-preview-2024-12-17
         * @example rtfam-4o-mini-realtime-preview
         */
        RealtimeModel: string;
        /** @description A session description (RFC 8866) of at most 64 kB. One that cannot be used is refused with `invalid_sdp`. */
        RealtimeSdp: string;
        /** @enum {string} */
        RealtimeModality: "text" | "audio";
        /** @description What the model may answer with. With `[text]` it stays silent; with `audio` it speaks and sends a transcript. */
        RealtimeModalities: components["schemas"]["RealtimeModality"][];
        /**
         * @description The voice of the model. It cannot change once the model has spoken in the session.
         * @enum {string}
         */
        RealtimeVoice: "alloy" | "echo" | "shimmer" | "verse";
        /**
         * @description Encoding of audio inside events. `pcm16` is signed 16-bit little-endian PCM, by default 24 kHz mono; `g711_ulaw` and
         *     `g711_alaw` are 8-bit G.711.
         * @enum {string}
         */
        RealtimeAudioFormat: "pcm16" | "g711_ulaw" | "g711_alaw";
        /**
         * @description Samples per second of the client's audio. Rates the model does not speak are resampled by the gateway.
         * @enum {integer}
         */
        RealtimeSampleRate: 8000 | 16000 | 24000 | 44100 | 48000;
        /**
         * @description Channels of the client's audio. Stereo input is mixed down.
         * @enum {integer}
         */
        RealtimeChannels: 1 | 2;
        /**
         * @description Bits per sample of the client's audio. 16 goes with `pcm16`, 8 with `g711_ulaw` and `g711_alaw`; any other pair is `invalid_value`.
         * @enum {integer}
         */
        RealtimeBitsPerSample: 8 | 16;
        /** @description Turns transcription of the user's audio on. Transcripts arrive as `conversation.item.input_audio_transcription.*` events. */
        RealtimeTranscriptionConfig: {
            /** @description The transcription model. */
            model: string;
        };
        /**
         * @description How loud sound must be to count as speech. Raise it in noisy places.
         * @default 0.5
         */
        RealtimeThreshold: number;
        /**
         * @description Milliseconds of audio kept from before the detected start of speech.
         * @default 500
         */
        RealtimePrefixPaddingMs: number;
        /**
         * @description Milliseconds of silence that end the user's turn.
         * @default 1000
         */
        RealtimeSilenceDurationMs: number;
        /** @description Turns server voice detection on. Fields left out take their defaults. */
        RealtimeTurnDetectionConfig: {
            /** @constant */
            type: "server_vad";
            threshold?: components["schemas"]["RealtimeThreshold"] | null;
            prefix_padding_ms?: components["schemas"]["RealtimePrefixPaddingMs"] | null;
            silence_duration_ms?: components["schemas"]["RealtimeSilenceDurationMs"] | null;
        };
        /** @description A function the model may call. */
        RealtimeTool: {
            /** @constant */
            type: "function";
            /** @description The name under which the call arrives. */
            name: string;
            /** @description What the function does and when to call it. */
            description?: string | null;
            /** @description JSON Schema of the arguments. */
            parameters: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Whether the model may call a tool (`auto`), must not (`none`) or must (`required`).
         * @enum {string}
         */
        RealtimeToolChoice: "auto" | "none" | "required";
        /** @description Sampling temperature. */
        RealtimeTemperature: number;
        /** @description The most output tokens of one response, tool calls included; `inf` sets no limit of its own. */
        RealtimeMaxTokens: number | "inf";
        /**
         * @description The fields of a session that a client may set. This schema is open so that it can be composed; whoever uses it closes
         *     it: `allOf: [{$ref: RealtimeSessionConfig}]` beside `unevaluatedProperties: false`.
         */
        RealtimeSessionConfig: {
            modalities?: components["schemas"]["RealtimeModalities"] | null;
            /** @description The system prompt of the session. */
            instructions?: string | null;
            voice?: components["schemas"]["RealtimeVoice"] | null;
            input_audio_format?: components["schemas"]["RealtimeAudioFormat"] | null;
            output_audio_format?: components["schemas"]["RealtimeAudioFormat"] | null;
            sample_rate?: components["schemas"]["RealtimeSampleRate"] | null;
            channels?: components["schemas"]["RealtimeChannels"] | null;
            bits_per_sample?: components["schemas"]["RealtimeBitsPerSample"] | null;
            /** @description How the user's audio is transcribed; null turns transcription off. */
            input_audio_transcription?: components["schemas"]["RealtimeTranscriptionConfig"] | null;
            /** @description How the end of the user's turn is found; null leaves it to `input_audio_buffer.commit` and `response.create`. */
            turn_detection?: components["schemas"]["RealtimeTurnDetectionConfig"] | null;
            tools?: components["schemas"]["RealtimeTool"][] | null;
            tool_choice?: components["schemas"]["RealtimeToolChoice"] | null;
            temperature?: components["schemas"]["RealtimeTemperature"] | null;
            max_output_tokens?: components["schemas"]["RealtimeMaxTokens"] | null;
            /** @description Another name of `max_output_tokens`. Both with different values are refused with `invalid_value`. */
            max_response_output_tokens?: components["schemas"]["RealtimeMaxTokens"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The session that the token is for. All but the model may be changed later with `session.update`. */
        RealtimeSessionRequest: {
            model: components["schemas"]["RealtimeModel"];
        } & components["schemas"]["RealtimeSessionConfig"];
        /** @description How the user's audio is transcribed. */
        RealtimeTranscription: {
            /** @description The transcription model. */
            model: string;
            /** @description Language of the speech as an ISO 639-1 code. */
            language?: string | null;
            /** @description Text that guides the transcription. */
            prompt?: string | null;
        };
        /** @description Server voice detection as it is in force. */
        RealtimeTurnDetection: {
            /** @constant */
            type: "server_vad";
            threshold: components["schemas"]["RealtimeThreshold"];
            prefix_padding_ms: components["schemas"]["RealtimePrefixPaddingMs"];
            silence_duration_ms: components["schemas"]["RealtimeSilenceDurationMs"];
            /**
             * @description Whether the end of a turn starts a response.
             * @default true
             */
            create_response?: boolean;
            /**
             * @description Whether speech cancels the response being spoken.
             * @default true
             */
            interrupt_response?: boolean;
        };
        /** @description An ephemeral token, valid one minute for one connection. */
        RealtimeClientSecret: {
            /** @description The token: `ek_` and random characters. */
            value: string;
            /** @description When the token expires, Unix time in seconds. */
            expires_at: number;
        };
        /** @description The configuration of a session as it is in force. */
        RealtimeSession: {
            /** @description Identifier of the session: `sess_` and random characters. */
            id: string;
            /** @constant */
            object: "realtime.session";
            /** @description The model as the client spelled it. */
            model: string;
            /** @description When the session will be closed, Unix time in seconds. */
            expires_at: number;
            modalities: components["schemas"]["RealtimeModalities"];
            instructions: string;
            voice: components["schemas"]["RealtimeVoice"];
            input_audio_format: components["schemas"]["RealtimeAudioFormat"];
            output_audio_format: components["schemas"]["RealtimeAudioFormat"];
            sample_rate?: components["schemas"]["RealtimeSampleRate"];
            channels?: components["schemas"]["RealtimeChannels"];
            bits_per_sample?: components["schemas"]["RealtimeBitsPerSample"];
            input_audio_transcription: components["schemas"]["RealtimeTranscription"] | null;
            /** @description Null; noise reduction belongs to the vendor profile. */
            input_audio_noise_reduction?: {
                /** @enum {string} */
                type: "near_field" | "far_field";
            } | null;
            turn_detection: components["schemas"]["RealtimeTurnDetection"] | null;
            tools: components["schemas"]["RealtimeTool"][];
            tool_choice: components["schemas"]["RealtimeToolChoice"];
            temperature: components["schemas"]["RealtimeTemperature"];
            max_output_tokens: components["schemas"]["RealtimeMaxTokens"];
            max_response_output_tokens: components["schemas"]["RealtimeMaxTokens"];
            /** @description Always null. */
            tracing?: null;
            /** @description Speed of the voice. */
            speed?: number;
            /** @description Set only in the answer that creates an ephemeral token; null in events. */
            client_secret?: components["schemas"]["RealtimeClientSecret"] | null;
        };
        /** @description The session as it will be in force, with the token to connect with. */
        RealtimeSessionResponse: {
            client_secret: components["schemas"]["RealtimeClientSecret"];
        } & WithRequired<components["schemas"]["RealtimeSession"], "client_secret">;
        /** @description When the token expires. */
        RealtimeClientSecretExpiry: {
            /**
             * @description The moment the seconds are counted from; only the creation of the token is known.
             * @default created_at
             * @enum {string|null}
             */
            anchor?: "created_at" | null;
            /**
             * @description Seconds from the anchor.
             * @default 600
             */
            seconds?: number | null;
        };
        /** @description What the model answers with. `[audio]` includes a transcript; text and audio together are not possible. */
        RealtimeGaOutputModalities: ("text" | "audio")[];
        /** @description Signed 16-bit little-endian PCM, mono. */
        RealtimeGaPcmFormat: {
            /** @constant */
            type: "audio/pcm";
            /** @constant */
            rate?: 24000;
        };
        /** @description G.711 at 8 kHz, µ-law (`audio/pcmu`) or A-law (`audio/pcma`). */
        RealtimeGaG711Format: {
            /** @enum {string} */
            type: "audio/pcmu" | "audio/pcma";
        };
        /** @description Encoding of audio inside events. */
        RealtimeGaAudioFormat: components["schemas"]["RealtimeGaPcmFormat"] | components["schemas"]["RealtimeGaG711Format"];
        /** @description How the user's audio is transcribed. */
        RealtimeGaTranscription: {
            /**
             * @description The transcription model.
             * @example whisper-1
             * @example gpt-4o-transcribe
             */
            model?: string | null;
            /** @description Language of the speech as an ISO 639-1 code. */
            language?: string | null;
            /** @description Text that guides the transcription. */
            prompt?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Filters noise out of the user's audio before voice detection and the model hear it. */
        RealtimeGaNoiseReduction: {
            /** @enum {string} */
            type: "near_field" | "far_field";
        } & {
            [key: string]: unknown;
        };
        /** @description By silence. */
        RealtimeGaServerVad: {
            /** @constant */
            type: "server_vad";
            threshold?: components["schemas"]["RealtimeThreshold"] | null;
            prefix_padding_ms?: components["schemas"]["RealtimePrefixPaddingMs"] | null;
            silence_duration_ms?: components["schemas"]["RealtimeSilenceDurationMs"] | null;
            /** @description Milliseconds after which the model speaks first when the user says nothing. Null never does. */
            idle_timeout_ms?: number | null;
            /**
             * @description Whether the end of a turn starts a response.
             * @default true
             */
            create_response?: boolean | null;
            /**
             * @description Whether speech cancels the response being spoken.
             * @default true
             */
            interrupt_response?: boolean | null;
        } & {
            [key: string]: unknown;
        };
        /** @description By what has been said. */
        RealtimeGaSemanticVad: {
            /** @constant */
            type: "semantic_vad";
            /**
             * @default auto
             * @enum {string|null}
             */
            eagerness?: "low" | "medium" | "high" | "auto" | null;
            /** @default true */
            create_response?: boolean | null;
            /** @default true */
            interrupt_response?: boolean | null;
        } & {
            [key: string]: unknown;
        };
        /** @description How the end of the user's turn is found. */
        RealtimeGaTurnDetection: components["schemas"]["RealtimeGaServerVad"] | components["schemas"]["RealtimeGaSemanticVad"];
        /** @description The user's side. */
        RealtimeGaAudioInput: {
            format?: components["schemas"]["RealtimeGaAudioFormat"] | null;
            /** @description Null turns transcription off. */
            transcription?: components["schemas"]["RealtimeGaTranscription"] | null;
            /** @description Null turns noise reduction off. */
            noise_reduction?: components["schemas"]["RealtimeGaNoiseReduction"] | null;
            /** @description Null leaves it to `input_audio_buffer.commit` and `response.create`. */
            turn_detection?: components["schemas"]["RealtimeGaTurnDetection"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The name of a voice, or `{id}` of a custom voice. It cannot change once the model has spoken. */
        RealtimeGaVoice: string | ({
            id: string;
        } & {
            [key: string]: unknown;
        });
        /** @description Speed of the voice; 1 is normal. */
        RealtimeGaSpeed: number;
        /** @description The model's side. */
        RealtimeGaAudioOutput: {
            format?: components["schemas"]["RealtimeGaAudioFormat"] | null;
            voice?: components["schemas"]["RealtimeGaVoice"] | null;
            speed?: components["schemas"]["RealtimeGaSpeed"] | null;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaAudio: {
            input?: components["schemas"]["RealtimeGaAudioInput"] | null;
            output?: components["schemas"]["RealtimeGaAudioOutput"] | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A function the model may call. Tools of other types, such as `mcp`, are passed on to an upstream that knows them and
         *     refused with `invalid_value` elsewhere.
         */
        RealtimeGaTool: {
            /**
             * @example function
             * @example mcp
             */
            type: string;
            name?: string;
            description?: string | null;
            /** @description JSON Schema of the arguments. */
            parameters?: Record<string, never> | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Whether the model may call a tool, must or must not, or the one it must call. */
        RealtimeGaToolChoice: ("auto" | "none" | "required") | ({
            /** @enum {string} */
            type: "function" | "mcp";
            name?: string | null;
        } & {
            [key: string]: unknown;
        });
        /** @description What happens when the conversation outgrows the model. */
        RealtimeGaTruncation: ("auto" | "disabled") | ({
            /** @constant */
            type: "retention_ratio";
            retention_ratio: number;
        } & {
            [key: string]: unknown;
        });
        /** @description Tracing at the upstream; `auto`, or names for the trace. */
        RealtimeGaTracing: "auto" | ({
            workflow_name?: string;
            group_id?: string;
            metadata?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        });
        /** @description A prompt stored at the upstream. */
        RealtimeGaPrompt: {
            id: string;
            version?: string | null;
            variables?: Record<string, never> | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The fields of a session that a client may set. There is no temperature in this dialect. */
        RealtimeGaSessionConfig: {
            /**
             * @description Other kinds of session are not offered.
             * @constant
             */
            type?: "realtime";
            /** @description Only when a session is created. */
            model?: string | null;
            output_modalities?: components["schemas"]["RealtimeGaOutputModalities"] | null;
            /** @description The system prompt of the session. */
            instructions?: string | null;
            audio?: components["schemas"]["RealtimeGaAudio"] | null;
            tools?: components["schemas"]["RealtimeGaTool"][] | null;
            tool_choice?: components["schemas"]["RealtimeGaToolChoice"] | null;
            max_output_tokens?: components["schemas"]["RealtimeMaxTokens"] | null;
            truncation?: components["schemas"]["RealtimeGaTruncation"] | null;
            tracing?: components["schemas"]["RealtimeGaTracing"] | null;
            prompt?: components["schemas"]["RealtimeGaPrompt"] | null;
            /** @description Further fields to send, such as `item.input_audio_transcription.logprobs`. */
            include?: string[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The session that the token is for, in the shape of the vendor's current clients. */
        RealtimeClientSecretRequest: {
            /**
             * @description How long the token is valid. Left out, it is valid one minute and for a single connection; given, it may open
             *     several sessions until it expires. A session that has begun goes on after that.
             */
            expires_after?: components["schemas"]["RealtimeClientSecretExpiry"] | null;
            /** @description Left out, a session of the first realtime model this gateway serves, with every default. */
            session?: components["schemas"]["RealtimeGaSessionConfig"] | null;
        };
        /** @description The audio settings in force. */
        RealtimeGaSessionAudio: {
            input: {
                format: components["schemas"]["RealtimeGaAudioFormat"];
                transcription: components["schemas"]["RealtimeGaTranscription"] | null;
                noise_reduction: components["schemas"]["RealtimeGaNoiseReduction"] | null;
                turn_detection: components["schemas"]["RealtimeGaTurnDetection"] | null;
            };
            output: {
                format: components["schemas"]["RealtimeGaAudioFormat"];
                voice: components["schemas"]["RealtimeGaVoice"];
                speed: components["schemas"]["RealtimeGaSpeed"];
            };
        };
        /** @description The configuration of a session as it is in force. */
        RealtimeGaSession: {
            /** @constant */
            type: "realtime";
            /** @constant */
            object: "realtime.session";
            /** @description Identifier of the session: `sess_` and random characters. */
            id: string;
            /** @description The model as the client spelled it. */
            model: string;
            /** @description When the session will be closed, Unix time in seconds. */
            expires_at: number;
            output_modalities: components["schemas"]["RealtimeGaOutputModalities"];
            instructions: string;
            audio: components["schemas"]["RealtimeGaSessionAudio"];
            tools: components["schemas"]["RealtimeGaTool"][];
            tool_choice: components["schemas"]["RealtimeGaToolChoice"];
            max_output_tokens: components["schemas"]["RealtimeMaxTokens"];
            truncation: components["schemas"]["RealtimeGaTruncation"];
            tracing?: components["schemas"]["RealtimeGaTracing"] | null;
            prompt?: components["schemas"]["RealtimeGaPrompt"] | null;
            include?: string[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An ephemeral token and the session it is for. */
        RealtimeClientSecretResponse: {
            /** @description The token: `ek_` and random characters. */
            value: string;
            /** @description When the token expires, Unix time in seconds. */
            expires_at: number;
            session: components["schemas"]["RealtimeGaSession"];
        };
        /** @description An offer, with the session where the credential is an API key. */
        RealtimeCallRequest: {
            sdp: components["schemas"]["RealtimeSdp"];
            /**
             * @description The session, as JSON text in a part of type `application/json`. An ephemeral token has its session already and
             *     takes no other.
             */
            session?: components["schemas"]["RealtimeGaSessionConfig"];
        };
        /**
         * @description 3 to 32 letters, digits, dots, underscores and hyphens, beginning with a letter or digit. Case does not matter.
         * @example ada
         */
        AccountUsername: string;
        /**
         * Format: password
         * @description 8 to 128 characters of any kind.
         */
        AccountPassword: string;
        /** @description A new user. */
        AccountRegistration: {
            username: components["schemas"]["AccountUsername"];
            password: components["schemas"]["AccountPassword"];
            /**
             * @description The invitation code of the user who recommended the gateway; that user is credited.
             * @example Q7K2
             */
            aff_code?: string | null;
        };
        /**
         * @description Always true.
         * @constant
         */
        AccountSuccess: true;
        /** @description Empty, or a short confirmation. */
        AccountMessage: string;
        /**
         * @description What the user may do; `admin` may also administer the gateway.
         * @enum {string}
         */
        AccountRole: "user" | "admin";
        /**
         * @description A disabled user can neither log in nor use API keys.
         * @enum {string}
         */
        AccountStatus: "enabled" | "disabled";
        /** @description A user. */
        AccountUser: {
            /**
             * @description Identifier of the user.
             * @example usr_01k9v7h2r4
             */
            id: string;
            /** @description The name to log in with. */
            username: string;
            /** @description The name to show; the user name until it is changed. */
            display_name: string;
            role: components["schemas"]["AccountRole"];
            status: components["schemas"]["AccountStatus"];
            /**
             * @description The group whose prices and limits apply.
             * @example default
             */
            group: string;
        };
        /** @description The user who was registered. */
        AccountRegistrationResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            data: components["schemas"]["AccountUser"];
        };
        /** @description The envelope of every failed account operation. */
        AccountErrorResponse: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description What was wrong and how to repair it, in English. */
            message: string;
            /**
             * @description A stable code a program may switch on, such as `USERNAME_TAKEN`. With statuses 401 and 403 it begins with `AUTH_`.
             * @example AUTH_UNAUTHORIZED
             * @example AUTH_TOKEN_EXPIRED
             * @example AUTH_INSUFFICIENT_PRIVILEGE
             * @example INVALID_VALUE
             */
            code: string;
        };
        /** @description Credentials of a user. */
        AccountLogin: {
            /**
             * @description The name chosen at registration.
             * @example ada
             */
            username: string;
            /**
             * Format: password
             * @description The password.
             */
            password: string;
        };
        /**
         * @description An access token for `Authorization: Bearer`, an alternative to the session cookie. Keep it secret.
         * @example at_example0000000000000000000001
         */
        AccountToken: string;
        /** @description The user who is now logged in. */
        AccountLoggedInUser: {
            /** @description Identifier of the user. */
            id: string;
            /** @description The name to log in with. */
            username: string;
            /** @description The name to show. */
            display_name: string;
            role: components["schemas"]["AccountRole"];
            status: components["schemas"]["AccountStatus"];
            /** @description The group whose prices and limits apply. */
            group: string;
            token: components["schemas"]["AccountToken"];
        };
        /** @description The password was right; a code is still needed. */
        AccountTwoFactorChallenge: {
            /**
             * @description Always true.
             * @constant
             */
            require_2fa: true;
            /** @description Send it with the code to `POST /api/user/login/2fa`, within five minutes. */
            flow_token: string;
        };
        /** @description The login, or the challenge for its second step. */
        AccountLoginResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description The logged-in user, or the challenge for a code when the user has two-factor authentication. */
            data: components["schemas"]["AccountLoggedInUser"] | components["schemas"]["AccountTwoFactorChallenge"];
        };
        /**
         * @description The six digits that the authenticator shows now, or a backup code, which is used up by this.
         * @example 492039
         * @example K7QD-2M9X
         */
        AccountTwoFactorCode: string;
        /** @description The second step of a login. */
        AccountTwoFactorLogin: {
            code: components["schemas"]["AccountTwoFactorCode"];
            /**
             * @description What the first step returned. It is valid for five minutes and for one login.
             * @example ft_example0000000000000000000001
             */
            flow_token: string;
        };
        /** @description The login. */
        AccountTwoFactorLoginResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            data: components["schemas"]["AccountLoggedInUser"];
        };
        /** @description The login is over. */
        AccountLogoutResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
        };
        /** @description The logged-in user with the balance. */
        AccountSelf: {
            /** @description Identifier of the user. */
            id: string;
            /** @description The name to log in with. */
            username: string;
            /** @description The name to show. */
            display_name: string;
            role: components["schemas"]["AccountRole"];
            status: components["schemas"]["AccountStatus"];
            /** @description The group whose prices and limits apply. */
            group: string;
            /** @description What may still be spent, in micro-USD. */
            quota: number;
            /** @description What has been spent, in micro-USD. */
            used_quota: number;
            /** @description The invitation code of this user, for others to register with. */
            aff_code: string;
            /** @description How many users registered with it. */
            aff_count: number;
            /** @description Invitation quota not yet converted, in micro-USD. */
            aff_quota: number;
            /** @description Invitation quota ever earned, in micro-USD. */
            aff_history_quota: number;
        };
        /** @description The logged-in user. */
        AccountSelfResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            data: components["schemas"]["AccountSelf"];
        };
        /** @description How much invitation quota to convert. An empty object converts all of it. */
        AccountAffiliateTransfer: {
            /** @description How much to convert, in micro-USD; at most `aff_quota`. Left out, everything is converted. */
            quota?: number | null;
        };
        /** @description The conversion. */
        AccountAffiliateTransferResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description What was converted, and both balances afterwards. */
            data: {
                /** @description What was converted, in micro-USD. */
                transferred: number;
                /** @description What may now be spent, in micro-USD. */
                quota: number;
                /** @description Invitation quota that is left, in micro-USD. */
                aff_quota: number;
            };
        };
        /** @description The state of two-factor authentication. */
        AccountTwoFactorStatusResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description Two-factor authentication of the logged-in user. */
            data: {
                /** @description Whether login asks for a code. */
                enabled: boolean;
                /** @description Whether a code of the authenticator has ever been accepted. */
                confirmed: boolean;
                /** @description Backup codes not yet used. */
                backup_codes_remaining: number;
            };
        };
        /**
         * @description The six digits that the authenticator shows now.
         * @example 492039
         */
        AccountTotpCode: string;
        /** @description An empty object enables two-factor authentication; with `code`, the secret that was created is confirmed. */
        AccountTwoFactorEnable: {
            /** @description A code of the authenticator, to confirm that it knows the secret. */
            code?: components["schemas"]["AccountTotpCode"] | null;
        };
        /** @description Ten codes; each replaces a code of the authenticator once. They are shown only here. */
        AccountBackupCodes: string[];
        /** @description Two-factor authentication is on. Secret and backup codes are present only when they were created by this request. */
        AccountTwoFactorEnabled: {
            /**
             * @description Always true.
             * @constant
             */
            enabled: true;
            /** @description Whether a code of the authenticator has been accepted. */
            confirmed: boolean;
            /** @description The shared secret as base32, for authenticators without a camera. */
            secret?: string;
            /** @description The same secret as an `otpauth` address to be shown as a QR code. */
            qr_code_data?: string;
            backup_codes?: components["schemas"]["AccountBackupCodes"];
            token: components["schemas"]["AccountToken"];
        };
        /** @description Two-factor authentication is on. */
        AccountTwoFactorEnableResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            data: components["schemas"]["AccountTwoFactorEnabled"];
        };
        /** @description Proof that the user still has the authenticator or a backup code. */
        AccountTwoFactorDisable: {
            code: components["schemas"]["AccountTwoFactorCode"];
        };
        /** @description Two-factor authentication is off. */
        AccountTwoFactorDisableResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description Two-factor authentication is off; secret and backup codes are gone. */
            data: {
                /**
                 * @description Always false.
                 * @constant
                 */
                enabled: false;
            };
        };
        /** @description Proof that the user still has the authenticator. */
        AccountBackupCodesRequest: {
            code: components["schemas"]["AccountTotpCode"];
        };
        /** @description The new backup codes. */
        AccountBackupCodesResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description New codes; the old ones no longer work. */
            data: {
                backup_codes: components["schemas"]["AccountBackupCodes"];
            };
        };
        /** @description An API key, without its secret. */
        ApiKey: {
            /**
             * @description Identifier of the key.
             * @example k7d2m9qx
             */
            id: string;
            /** @description The name given to it. */
            name: string;
            /**
             * @description Its first characters, to tell keys apart.
             * @example sk-specway
             */
            prefix: string;
            /** @description When it was created, Unix time in seconds. */
            created_at: number;
        };
        /** @description The API keys of the user. */
        ApiKeyListResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description The valid keys of the logged-in user. */
            data: {
                /** @description Newest first. Revoked keys are not listed. */
                keys: components["schemas"]["ApiKey"][];
            };
        };
        /** @description A new API key. */
        ApiKeyCreation: {
            /**
             * @description What the key is for, in your words.
             * @example build server
             */
            name: string;
        };
        /** @description The new API key with its secret, which is never shown again. */
        CreatedApiKey: {
            /** @description Identifier of the key. */
            id: string;
            /** @description The name given to it. */
            name: string;
            /** @description Its first characters, to tell keys apart. */
            prefix: string;
            /** @description When it was created, Unix time in seconds. */
            created_at: number;
            /** @description The key itself. Store it now; only its hash is kept. */
            key: string;
        };
        /** @description The API key that was created. */
        ApiKeyCreateResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            data: components["schemas"]["CreatedApiKey"];
        };
        /** @description The API key that was revoked. */
        ApiKeyRevokeResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description The revoked key. */
            data: {
                /** @description Identifier of the key. */
                id: string;
                /** @description When it was revoked, Unix time in seconds. */
                revoked_at: number;
            };
        };
        /** @description Sums over every record of the time span and model asked for, whatever page is shown. */
        UsageTotals: {
            /** @description Number of records. */
            requests: number;
            /** @description Input tokens, without those read from or written to a cache. */
            input_tokens: number;
            /** @description Output tokens. */
            output_tokens: number;
            /** @description Input tokens read from a prompt cache. */
            cache_read_tokens: number;
            /** @description Input tokens written to a prompt cache. */
            cache_write_tokens: number;
            /** @description What was charged, in micro-USD. */
            cost: number;
        };
        /** @description What one request used. */
        UsageRecord: {
            /** @description The `x-request-id` of the answer. */
            request_id: string;
            /** @description When the request came in, Unix time in seconds. */
            created_at: number;
            /** @description The API key it was made with. */
            key_id: string;
            /**
             * @description The operationId of this contract.
             * @example createMessage
             */
            operation: string;
            /** @description The model as the request named it. */
            model: string;
            /** @description Input tokens, without those read from or written to a cache. */
            input_tokens: number;
            /** @description Output tokens. */
            output_tokens: number;
            /** @description Input tokens read from a prompt cache. */
            cache_read_tokens: number;
            /** @description Input tokens written to a prompt cache. */
            cache_write_tokens: number;
            /** @description What was charged, in micro-USD. */
            cost: number;
        };
        /** @description A page of usage. */
        UsageResponse: {
            success: components["schemas"]["AccountSuccess"];
            message: components["schemas"]["AccountMessage"];
            /** @description One page of usage. */
            data: {
                /** @description Start of the time span, Unix time in seconds, included. */
                from: number;
                /** @description End of the time span, Unix time in seconds, not included. */
                to: number;
                total: components["schemas"]["UsageTotals"];
                /** @description Newest first, up to 100. */
                records: components["schemas"]["UsageRecord"][];
                /** @description Send it as `cursor` for the next page; null on the last one. */
                next_cursor: string | null;
            };
        };
        /** @description The process runs. */
        Health: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
        };
        /** @description Whether the process can serve requests now. */
        Readiness: {
            /**
             * @description `ready` when every check passes that requests depend on.
             * @enum {string}
             */
            status: "ready" | "not_ready";
            /**
             * @description Name of each check to its outcome. Requests depend on `database`, which holds the keys, and on `load`, which fails while the process is overloaded. `usageRecords` fails when usage records have waited for long or are about to be lost; requests are served all the same.
             * @example {
             *       "database": "ok",
             *       "load": "ok",
             *       "usageRecords": "ok"
             *     }
             */
            checks: {
                [key: string]: "ok" | "failing";
            };
        };
        /** @description A block of a kind the neutral profile knows as well. */
        KnownContentBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ToolResultBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["RedactedThinkingBlock"];
        /**
         * @description A block of any other kind, such as `search_result`, `server_tool_use` or `web_search_tool_result`. It is passed on to
         *     an upstream that speaks this format; for other upstreams it is refused with 400 where it cannot be converted.
         */
        OtherContentBlock: {
            /** @description The kind of block. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where the picture comes from. */
        VendorImageSource: components["schemas"]["ImageSource"] | components["schemas"]["OtherImageSource"];
        /** @description A picture by address (`{type: url, url}`), by file (`{type: file, file_id}`), or as the vendor may add. */
        OtherImageSource: {
            /** @description The kind of source. */
            type: string;
            /** @description The address of the picture. */
            url?: string;
            /** @description The id the file service gave. */
            file_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A source of a kind this contract knows. */
        KnownDocumentSource: components["schemas"]["PdfDocumentSource"] | components["schemas"]["TextDocumentSource"] | components["schemas"]["ContentDocumentSource"] | components["schemas"]["UrlDocumentSource"] | components["schemas"]["FileDocumentSource"];
        /** @description A file kept by the upstream's file service. Refused with 400 where the upstream has no such service. */
        FileDocumentSource: {
            /**
             * @description The kind of source.
             * @constant
             */
            type: "file";
            /** @description The id the file service gave. */
            file_id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A source of any other kind. */
        OtherDocumentSource: {
            /** @description The kind of source. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Thinking of a kind this contract knows. */
        KnownThinking: components["schemas"]["EnabledThinking"] | components["schemas"]["DisabledThinking"] | components["schemas"]["AdaptiveThinking"];
        /** @description The model decides whether and for how long to think. */
        AdaptiveThinking: {
            /**
             * @description The kind of thinking.
             * @constant
             */
            type: "adaptive";
            /** @description How thoughts appear in the answer, `summarized` or `omitted`. */
            display?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Thinking of any other kind, such as `between_tools`. */
        OtherThinking: {
            /** @description The kind of thinking. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A tool of any other kind, such as `bash_20250124`, `text_editor_20250728` or `web_search_20250305`. It is passed on to
         *     an upstream that speaks this format.
         */
        OtherTool: {
            /** @description The tool and its version. */
            type: string;
            /** @description The name under which the model asks for it. */
            name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The model must not use a tool. */
        NoneToolChoice: {
            /**
             * @description The kind of choice.
             * @constant
             */
            type: "none";
        } & {
            [key: string]: unknown;
        };
        /** @description A block of a kind the neutral profile knows as well. */
        KnownContentBlockResponse: components["schemas"]["TextBlockResponse"] | components["schemas"]["ToolUseBlockResponse"] | components["schemas"]["ThinkingBlockResponse"] | components["schemas"]["RedactedThinkingBlockResponse"];
        /**
         * @description A block of any other kind, such as `server_tool_use` or `web_search_tool_result`, as the upstream sent it. Send it
         *     back unchanged.
         */
        OtherContentBlockResponse: {
            /** @description The kind of block. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Which piece of a video to look at, and how often per second. */
        PartVideoMetadata: {
            /** @description Where to begin, such as `1.5s`. */
            startOffset?: string;
            /** @description Where to end, such as `3s`. */
            endOffset?: string;
            /** @description Frames per second to look at. */
            fps?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description How closely this one part is looked at. */
        PartMediaResolution: {
            /** @description Such as `MEDIA_RESOLUTION_ULTRA_HIGH`. */
            level?: string;
            /** @description The tokens it may take. */
            numTokens?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Settings of the vendor, passed on as they are. */
        VendorFields: {
            [key: string]: unknown;
        };
        /**
         * @description A tool that the upstream runs itself. Its settings are passed on as they are to an upstream that speaks this format. Models
         *     of other formats do not have it, and would answer differently without it: the request is refused with 400 and the name of
         *     the tool. The simulator answers without it, and names it in `x-specway-ignored`.
         */
        VendorTool: {
            [key: string]: unknown;
        };
        /**
         * @description How much to think, in upper or lower case: `MINIMAL`, `LOW`, `MEDIUM`, `HIGH`, and what the vendor may add. Not
         *     together with `thinkingBudget`.
         * @example MINIMAL
         * @example LOW
         * @example MEDIUM
         * @example HIGH
         */
        ThinkingLevel: string;
        /** @description What to draw. */
        PredictImagesRequest: {
            /** @description The prompt; one at a time. */
            instances: components["schemas"]["PredictInstance"][];
            parameters?: components["schemas"]["PredictParameters"];
        } & {
            [key: string]: unknown;
        };
        /** @description One prompt. What else an instance has is for Imagen models at Google's APIs only. */
        PredictInstance: {
            /** @description What the pictures shall show. */
            prompt: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How to draw. Parameters that a model of another kind cannot honour are refused by name where they would change the
         *     picture, and otherwise named in `x-specway-ignored`. `storageUri` is refused: the pictures come in the answer.
         */
        PredictParameters: {
            /** @description How many pictures to draw; 1 where it is left out. */
            sampleCount?: number;
            /** @description Width to height, such as `1:1` or `16:9`. */
            aspectRatio?: string;
            /** @description The size class, `1K` or `2K`. */
            sampleImageSize?: string;
            /** @description What the pictures shall not show. */
            negativePrompt?: string;
            /** @description Where the model's chance begins. */
            seed?: number;
            /** @description How closely the model keeps to the prompt. */
            guidanceScale?: number;
            /** @description Whether people may be shown, such as `allow_adult` or `dont_allow`. */
            personGeneration?: string;
            /** @description How strict the content filter is, such as `BLOCK_ONLY_HIGH`. */
            safetySetting?: string;
            /** @description The language of the prompt. */
            language?: string;
            /** @description `true` says of each picture that was held back why. */
            includeRaiReason?: boolean;
            /** @description `true` adds what the filter thought of each picture. */
            includeSafetyAttributes?: boolean;
            /** @description Whether pictures carry an invisible watermark. */
            addWatermark?: boolean;
            /** @description Whether the model may rewrite the prompt. */
            enhancePrompt?: boolean;
            outputOptions?: components["schemas"]["PredictOutputOptions"];
        } & {
            [key: string]: unknown;
        };
        /** @description The format of the pictures. */
        PredictOutputOptions: {
            /** @description The media type, such as `image/png` or `image/jpeg`. */
            mimeType?: string;
            /** @description The quality of a JPEG. */
            compressionQuality?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The pictures that were drawn; nothing where a content filter let none through and no reasons were asked for. */
        PredictImagesResponse: {
            /** @description The pictures in no particular order, and the reasons of those that are missing. */
            predictions?: components["schemas"]["ImagePrediction"][];
            positivePromptSafetyAttributes?: components["schemas"]["PredictSafetyAttributes"];
        };
        /** @description A picture, or why there is none. */
        ImagePrediction: {
            /** @description The picture in base64. */
            bytesBase64Encoded?: string;
            /** @description Its media type. */
            mimeType?: string;
            /** @description The prompt that the model really used, where it rewrote it. */
            prompt?: string;
            /** @description Why a content filter held the picture back. */
            raiFilteredReason?: string;
            safetyAttributes?: components["schemas"]["PredictSafetyAttributes"];
        };
        /** @description What the content filter thought, as the upstream said it. */
        PredictSafetyAttributes: {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the gateway's log. Quote it when you report a problem.
         * @example req_3f0c8e2a9d6b4c71a5e8f2b7d9c01e64
         */
        "x-request-id": string;
        /**
         * @description Milliseconds spent on this request (W3C Server Timing): `gateway` is the gateway's own share, `upstream` the wait for
         *     the upstream's whole answer, or for the first event of its stream, over all attempts; `wait` are the pauses between
         *     attempts, where there were any. Absent when no upstream was asked.
         * @example gateway;dur=1.8, upstream;dur=412.5
         */
        "server-timing": string;
        /**
         * @description The deployment that served this request, or that was asked last. Absent when none was asked.
         * @example simulator
         */
        "x-specway-deployment": string;
        /**
         * @description Calls to deployments that this request took, those that failed included. Absent when none was asked.
         * @example 1
         */
        "x-specway-attempts": number;
        /**
         * @description The model that answered in place of the one that was asked for, whose deployments all failed. Absent when there was no need of it.
         * @example genfam-2.5-pro
         */
        "x-specway-fallback": string;
        /**
         * @description Request fields that were accepted but had no effect, because the upstream that served this request does not know them:
         *     dotted paths joined by a comma and a blank, percent-encoded where a header could not hold them. A list over 4096
         *     characters is cut and ends in `...`. Absent when every field was used.
         * @example context_management, output_config.effort
         */
        "x-specway-ignored": string;
        /**
         * @description Requests this key may make per minute. Absent without a limit.
         * @example 600
         */
        "x-ratelimit-limit-requests": number;
        /**
         * @description Requests left in the current window.
         * @example 599
         */
        "x-ratelimit-remaining-requests": number;
        /**
         * @description Time until the request window is full again, as a duration such as `1s` or `6m0s`.
         * @example 100ms
         */
        "x-ratelimit-reset-requests": string;
        /**
         * @description Tokens this key may use per minute. Absent without a limit.
         * @example 200000
         */
        "x-ratelimit-limit-tokens": number;
        /**
         * @description Tokens left in the current window.
         * @example 198410
         */
        "x-ratelimit-remaining-tokens": number;
        /**
         * @description Time until the token window is full again, as a duration such as `1s` or `6m0s`.
         * @example 477ms
         */
        "x-ratelimit-reset-tokens": string;
        /**
         * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
         *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
         * @example false
         */
        "x-should-retry": "true" | "false";
        /**
         * @description How to authenticate (RFC 9110, 11.6.1): `Bearer`, with `error="invalid_token"` where a key was sent and refused
         *     (RFC 6750, 3). The other ways to send a key are in the error's message.
         * @example Bearer
         */
        "www-authenticate": string;
        /**
         * @description Whole seconds to wait before the next attempt (RFC 9110, 10.2.3).
         * @example 2
         */
        "retry-after": number;
        /**
         * @description The same wait in milliseconds, which the official SDKs read first.
         * @example 1500
         */
        "retry-after-ms": number;
        /**
         * @description The same identifier as x-request-id, under the name that format B's clients read.
         * @example req_3f0c8e2a9d6b4c71a5e8f2b7d9c01e64
         */
        "request-id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to make. The body may have up to 1 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGenerationRequest"];
            };
        };
        responses: {
            /** @description The images, as one JSON object, or as events when `stream` is true. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagesResponse"];
                    "text/event-stream": string;
                };
            };
            /**
             * @description A field is missing, unknown or out of range, the model is not served, or the content policy refuses the
             *     prompt.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    createImageEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The images and what to do with them. The form may have up to 420 MiB in all. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageEditRequest"];
            };
        };
        responses: {
            /** @description The images, as one JSON object, or as events when `stream` is true. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagesResponse"];
                    "text/event-stream": string;
                };
            };
            /**
             * @description A field is missing, unknown or out of range, a file is of the wrong kind or too large, the model is not
             *     served, or the content policy refuses the request.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. JSON is not: images travel as file parts. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    createVideoGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to make. The body may have up to 1 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoGenerationRequest"];
            };
        };
        responses: {
            /** @description The task was accepted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoGenerationSubmission"];
                };
            };
            /**
             * @description A field is missing, unknown or out of range, the model is not served, or the content policy refuses the
             *     prompt.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    getVideoGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task, as the submission named it.
                 * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
                 */
                task_id: components["schemas"]["VideoTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the task, whatever it is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoGenerationStatus"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /**
             * @description The API key is missing or is not valid. Readers of the wrapped form find `code` and `message` where they
             *     expect them.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoGenerationUnauthorized"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description There is no such task, or it was submitted with another owner's key. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoGenerationNotFound"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to make. The body may have up to 1 MiB, and up to 40 MiB with a picture. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoCreateRequest"];
                "multipart/form-data": components["schemas"]["VideoCreateRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["VideoCreateRequest"];
            };
        };
        responses: {
            /** @description The task was accepted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /**
             * @description A field is missing, unknown or out of range, the model is not served, or the content policy refuses the
             *     prompt.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task, as the submission named it.
                 * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
                 */
                task_id: components["schemas"]["VideoTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the task, whatever it is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    /**
                     * @description How long to wait before asking again, in milliseconds.
                     * @example 5000
                     */
                    "openai-poll-after-ms"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description There is no such task, or it was submitted with another owner's key. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    getVideoContent: {
        parameters: {
            query?: {
                /**
                 * @description Which of several videos, counted from 0. A number that the task has no video for is refused with `invalid_value`.
                 * @example 0
                 */
                index?: number;
                /**
                 * @description What to download. Only the video exists here; thumbnails and sprite sheets are refused with `invalid_value`.
                 * @example video
                 */
                variant?: "video";
            };
            header?: {
                /**
                 * @description The part to download (RFC 9110, 14.2), such as `bytes=0-1023`. A range in other units, of wrong syntax or of several
                 *     parts is ignored and the whole video is sent.
                 * @example bytes=0-15
                 */
                range?: string;
            };
            path: {
                /**
                 * @description The task, as the submission named it.
                 * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
                 */
                task_id: components["schemas"]["VideoTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    /**
                     * @description Bytes of the body; absent while the size is not known.
                     * @example 32
                     */
                    "content-length"?: number;
                    /**
                     * @description Proposes a file name.
                     * @example attachment; filename="task_01k9v7h2r4n8d0s6c3f5j1m7qp.mp4"
                     */
                    "content-disposition"?: string;
                    /**
                     * @description Parts of the video may be asked for with `Range`.
                     * @example bytes
                     */
                    "accept-ranges": "bytes";
                    /**
                     * @description The video belongs to the owner of the key, so only a private cache may keep it.
                     * @example private, max-age=86400
                     */
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            /** @description The part of the video that `Range` asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    /**
                     * @description Bytes of the body; absent while the size is not known.
                     * @example 16
                     */
                    "content-length"?: number;
                    /**
                     * @description Proposes a file name.
                     * @example attachment; filename="task_01k9v7h2r4n8d0s6c3f5j1m7qp.mp4"
                     */
                    "content-disposition"?: string;
                    /**
                     * @description Parts of the video may be asked for with `Range`.
                     * @example bytes
                     */
                    "accept-ranges": "bytes";
                    /**
                     * @description The video belongs to the owner of the key, so only a private cache may keep it.
                     * @example private, max-age=86400
                     */
                    "cache-control"?: string;
                    /**
                     * @description Which bytes of how many the body holds (RFC 9110, 14.4).
                     * @example bytes 0-15/32
                     */
                    "content-range": string;
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            /** @description The task has no video yet or has failed, or a parameter is wrong. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /**
             * @description There is no such task, it was submitted with another owner's key, or a filter of the provider blocked the
             *     video.
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The video has been deleted because its time is over. */
            410: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The video does not have the part that `Range` asked for. */
            416: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    /**
                     * @description The size of the video, as `bytes *\/<size>` (RFC 9110, 14.4).
                     * @example bytes *\/32
                     */
                    "content-range": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The video could not be fetched from the upstream. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    headVideoContent: {
        parameters: {
            query?: {
                /**
                 * @description Which of several videos, counted from 0. A number that the task has no video for is refused with `invalid_value`.
                 * @example 0
                 */
                index?: number;
                /**
                 * @description What to download. Only the video exists here; thumbnails and sprite sheets are refused with `invalid_value`.
                 * @example video
                 */
                variant?: "video";
            };
            header?: never;
            path: {
                /**
                 * @description The task, as the submission named it.
                 * @example task_01k9v7h2r4n8d0s6c3f5j1m7qp
                 */
                task_id: components["schemas"]["VideoTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video exists; the headers are those of the download. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    /**
                     * @description Bytes of the body; absent while the size is not known.
                     * @example 32
                     */
                    "content-length"?: number;
                    /**
                     * @description Proposes a file name.
                     * @example attachment; filename="task_01k9v7h2r4n8d0s6c3f5j1m7qp.mp4"
                     */
                    "content-disposition"?: string;
                    /**
                     * @description Parts of the video may be asked for with `Range`.
                     * @example bytes
                     */
                    "accept-ranges": "bytes";
                    /**
                     * @description The video belongs to the owner of the key, so only a private cache may keep it.
                     * @example private, max-age=86400
                     */
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The task has no video yet or has failed, or a parameter is wrong. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description There is no such task, it was submitted with another owner's key, or a filter of the provider blocked the
             *     video.
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The video has been deleted because its time is over. */
            410: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The video could not be fetched from the upstream. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createMessage: {
        parameters: {
            query?: {
                /**
                 * @description Sent by some official clients; has no effect.
                 * @example true
                 */
                beta?: boolean;
            };
            header?: {
                /**
                 * @description The neutral name of `anthropic-version`. One of the two is required; with both the neutral profile applies.
                 * @example 2023-06-01
                 */
                "msg-version"?: string;
                /**
                 * @description Names of beta features, separated by commas; the header may also be repeated. They are passed on to the upstream.
                 * @example pdfs-2024-09-25,token-counting-2024-11-01
                 */
                "msg-beta"?: string;
                /**
                 * @description The version of this format, as a date; this or `msg-version` is required. With `2026-10-21`, `temperature`, `top_p`,
                 *     `top_k` and documents in the assistant's turns are refused with 400, as the vendor refuses them.
                 * @example 2023-06-01
                 */
                "anthropic-version"?: string;
                /**
                 * @description Names of beta features, separated by commas; the header may also be repeated. They are passed on to the upstream.
                 * @example context-management-2025-06-27
                 */
                "anthropic-beta"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and how to answer. The body may have up to 32 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The answer: one JSON object, or with `stream: true` events while the model writes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description The request does not fit this contract, or the upstream refused it. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description There is no such model here, or it does not answer in this format. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The request body is larger than 32 MiB, or than the model accepts. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The request body is not JSON, or is compressed. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description A rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is `false`. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description What was asked for is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream failed, or its answer broke off. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream did not answer in time, or the request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream is overloaded. */
            529: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
        };
    };
    countMessageTokens: {
        parameters: {
            query?: {
                /**
                 * @description Sent by some official clients; has no effect.
                 * @example true
                 */
                beta?: boolean;
            };
            header?: {
                /**
                 * @description The neutral name of `anthropic-version`. One of the two is required; with both the neutral profile applies.
                 * @example 2023-06-01
                 */
                "msg-version"?: string;
                /**
                 * @description Names of beta features, separated by commas; the header may also be repeated. They are passed on to the upstream.
                 * @example pdfs-2024-09-25,token-counting-2024-11-01
                 */
                "msg-beta"?: string;
                /**
                 * @description The version of this format, as a date; this or `msg-version` is required. With `2026-10-21`, `temperature`, `top_p`,
                 *     `top_k` and documents in the assistant's turns are refused with 400, as the vendor refuses them.
                 * @example 2023-06-01
                 */
                "anthropic-version"?: string;
                /**
                 * @description Names of beta features, separated by commas; the header may also be repeated. They are passed on to the upstream.
                 * @example context-management-2025-06-27
                 */
                "anthropic-beta"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The part of a message request that the model reads. The body may have up to 32 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTokenCountRequest"];
            };
        };
        responses: {
            /** @description The number of tokens. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTokenCountResponse"];
                };
            };
            /** @description The request does not fit this contract, or the upstream refused it. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description There is no such model here, or it does not answer in this format. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The request body is larger than 32 MiB, or than the model accepts. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The request body is not JSON, or is compressed. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description A rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is `false`. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description What was asked for is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream failed, or its answer broke off. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream did not answer in time, or the request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
            /** @description The upstream is overloaded. */
            529: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageErrorResponse"];
                };
            };
        };
    };
    generateContent: {
        parameters: {
            query?: {
                /**
                 * @description The form of the answer; only `json` here. For a stream, call streamGenerateContent.
                 * @example json
                 */
                alt?: "json";
            };
            header?: never;
            path: {
                /**
                 * @description The model that answers, in either spelling, with or without `models/` before it. The answer repeats the spelling you sent.
                 * @example genfam-2.5-flash
                 */
                model: string;
            };
            cookie?: never;
        };
        /**
         * @description The conversation and how to answer. The body may have up to 100 MiB. Names may be spelled in snake_case as well; see
         *     the schema.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The answer. A prompt or an answer that the content filter stopped is answered with 200 as well. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentResponse"];
                };
            };
            /**
             * @description `INVALID_ARGUMENT`: the request does not fit this contract, or the upstream refused it. `FAILED_PRECONDITION`: it
             *     fits, but cannot be served in the present state.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAUTHENTICATED`: the API key is invalid, missing or expired. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PERMISSION_DENIED`: the API key may not use this operation or model, or its quota is exhausted. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `NOT_FOUND`: there is no such model here, or it does not answer in this format. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: the request body is larger than 100 MiB, or than the model accepts. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INVALID_ARGUMENT`: the request body is not JSON, or is compressed. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /**
             * @description `RESOURCE_EXHAUSTED`: a rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is
             *     `false`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INTERNAL`: the gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNIMPLEMENTED`: what was asked for is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAVAILABLE`: the upstream failed or cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `DEADLINE_EXCEEDED`: the upstream did not answer in time, or the request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
        };
    };
    streamGenerateContent: {
        parameters: {
            query?: {
                /**
                 * @description `sse` answers with server-sent events; `json`, also when absent, with one JSON array that is written piece by piece.
                 * @example sse
                 */
                alt?: "json" | "sse";
            };
            header?: never;
            path: {
                /**
                 * @description The model that answers, in either spelling, with or without `models/` before it. The answer repeats the spelling you sent.
                 * @example genfam-2.5-flash
                 */
                model: string;
            };
            cookie?: never;
        };
        /**
         * @description The conversation and how to answer. The body may have up to 100 MiB. Names may be spelled in snake_case as well; see
         *     the schema.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContentRequest"];
            };
        };
        responses: {
            /** @description The answer in chunks: events with `alt=sse`, otherwise the elements of one JSON array. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentStream"];
                    "text/event-stream": string;
                };
            };
            /**
             * @description `INVALID_ARGUMENT`: the request does not fit this contract, or the upstream refused it. `FAILED_PRECONDITION`: it
             *     fits, but cannot be served in the present state.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAUTHENTICATED`: the API key is invalid, missing or expired. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PERMISSION_DENIED`: the API key may not use this operation or model, or its quota is exhausted. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `NOT_FOUND`: there is no such model here, or it does not answer in this format. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: the request body is larger than 100 MiB, or than the model accepts. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INVALID_ARGUMENT`: the request body is not JSON, or is compressed. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /**
             * @description `RESOURCE_EXHAUSTED`: a rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is
             *     `false`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INTERNAL`: the gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNIMPLEMENTED`: what was asked for is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAVAILABLE`: the upstream failed or cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `DEADLINE_EXCEEDED`: the upstream did not answer in time, or the request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
        };
    };
    countContentTokens: {
        parameters: {
            query?: {
                /**
                 * @description The form of the answer; only `json` here.
                 * @example json
                 */
                alt?: "json";
            };
            header?: never;
            path: {
                /**
                 * @description The model whose tokens are counted, in either spelling, with or without `models/` before it. The answer repeats the spelling you sent.
                 * @example genfam-2.5-flash
                 */
                model: string;
            };
            cookie?: never;
        };
        /** @description What to count. The body may have up to 100 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentTokenCountRequest"];
            };
        };
        responses: {
            /** @description The number of tokens. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentTokenCountResponse"];
                };
            };
            /**
             * @description `INVALID_ARGUMENT`: the request does not fit this contract, or the upstream refused it. `FAILED_PRECONDITION`: it
             *     fits, but cannot be served in the present state.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAUTHENTICATED`: the API key is invalid, missing or expired. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PERMISSION_DENIED`: the API key may not use this operation or model, or its quota is exhausted. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `NOT_FOUND`: there is no such model here, or it does not answer in this format. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: the request body is larger than 100 MiB, or than the model accepts. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INVALID_ARGUMENT`: the request body is not JSON, or is compressed. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /**
             * @description `RESOURCE_EXHAUSTED`: a rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is
             *     `false`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INTERNAL`: the gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNIMPLEMENTED`: what was asked for is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAVAILABLE`: the upstream failed or cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `DEADLINE_EXCEEDED`: the upstream did not answer in time, or the request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: {
                /**
                 * @description At most this many models; 1000 when absent. Not for callers with format C's spelling of the key.
                 * @example 2
                 */
                limit?: number;
                /**
                 * @description Only models after this one.
                 * @example chatfam-haiku-4-5
                 */
                after_id?: string;
                /**
                 * @description Only models before this one; of these the last `limit`.
                 * @example chatfam-opus-4-8
                 */
                before_id?: string;
                /**
                 * @description At most this many models, in format C's shape; 50 when absent. Only for callers with format C's spelling of the key.
                 * @example 2
                 */
                pageSize?: number;
                /**
                 * @description The `nextPageToken` of the page before.
                 * @example Z2VuZmFtLTIuNS1wcm8
                 */
                pageToken?: string;
                /**
                 * @description Sent by some official clients; has no effect.
                 * @example true
                 */
                beta?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models, in the order of the catalogue. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyModelList"];
                };
            };
            /** @description A query parameter is unknown or out of range, or the page does not exist. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not list models. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description A rate limit was exceeded. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description API keys cannot be checked at the moment. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    getModel: {
        parameters: {
            query?: {
                /**
                 * @description Sent by some official clients; has no effect.
                 * @example true
                 */
                beta?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The model, in either spelling, with or without `models/` before it. The answer repeats the spelling you sent.
                 * @example chatfam-sonnet-4-6
                 */
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyModel"];
                };
            };
            /** @description A query parameter is unknown or out of range, or the page does not exist. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not list models. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description There is no such model here. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description A rate limit was exceeded. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description API keys cannot be checked at the moment. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "request-id": components["headers"]["request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    listContentModels: {
        parameters: {
            query?: {
                /**
                 * @description At most this many models, in format C's shape.
                 * @example 2
                 */
                pageSize?: number;
                /**
                 * @description The `nextPageToken` of the page before.
                 * @example Z2VuZmFtLTIuNS1wcm8
                 */
                pageToken?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models, in the order of the catalogue. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentModelList"];
                };
            };
            /** @description `INVALID_ARGUMENT`: a query parameter is unknown or out of range. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAUTHENTICATED`: the API key is invalid, missing or expired. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PERMISSION_DENIED`: the API key may not use this operation or model, or its quota is exhausted. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /**
             * @description `RESOURCE_EXHAUSTED`: a rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is
             *     `false`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INTERNAL`: the gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAVAILABLE`: the upstream failed or cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
        };
    };
    getContentModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The model, in either spelling, with or without `models/` before it. The answer repeats the spelling you sent.
                 * @example genfam-2.5-flash
                 */
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentModel"];
                };
            };
            /** @description `INVALID_ARGUMENT`: a query parameter is unknown. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAUTHENTICATED`: the API key is invalid, missing or expired. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PERMISSION_DENIED`: the API key may not use this operation or model, or its quota is exhausted. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `NOT_FOUND`: there is no such model here. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /**
             * @description `RESOURCE_EXHAUSTED`: a rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is
             *     `false`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INTERNAL`: the gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAVAILABLE`: the upstream failed or cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
        };
    };
    connectRealtime: {
        parameters: {
            query: {
                /**
                 * @description The realtime model. With an ephemeral token it must be the model the token was created for.
                 * @example rtfam-4o-realtime-preview
                 */
                model: components["schemas"]["RealtimeModel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The offer, of at most 64 kB. */
        requestBody: {
            content: {
                "application/sdp": components["schemas"]["RealtimeSdp"];
            };
        };
        responses: {
            /** @description The call is set up; the body is the answer to the offer. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    /**
                     * @description The address of the call; its last segment is the call's identifier, for the sideband and for hanging up.
                     * @example /v1/realtime/calls/rtc_01k9v7h2r4n8d0s6c3f5j1m7qp
                     */
                    location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/sdp": components["schemas"]["RealtimeSdp"];
                };
            };
            /** @description The offer cannot be used, or the model is missing or not served. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The ephemeral token or API key is missing, not valid, expired or used already. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests or sessions, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    createRealtimeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The session. The body may have up to 1 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealtimeSessionRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealtimeSessionResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, or the model is not served. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests or sessions, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    createRealtimeClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The session and how long the token is valid. The body may have up to 1 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealtimeClientSecretRequest"];
            };
        };
        responses: {
            /** @description The token and its session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealtimeClientSecretResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, or the model is not served. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests or sessions, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    createRealtimeCall: {
        parameters: {
            query?: {
                /**
                 * @description The realtime model, where neither the token nor the session names one.
                 * @example rtfam-4o-realtime-preview
                 */
                model?: components["schemas"]["RealtimeModel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The offer, of at most 64 kB. */
        requestBody: {
            content: {
                "application/sdp": components["schemas"]["RealtimeSdp"];
                "multipart/form-data": components["schemas"]["RealtimeCallRequest"];
            };
        };
        responses: {
            /** @description The call is set up; the body is the answer to the offer. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    /**
                     * @description The address of the call; its last segment is the call's identifier, for the sideband and for hanging up.
                     * @example /v1/realtime/calls/rtc_01k9v7h2r4n8d0s6c3f5j1m7qp
                     */
                    location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/sdp": components["schemas"]["RealtimeSdp"];
                };
            };
            /** @description The offer cannot be used, a field is unknown or out of range, or no served model is named. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The ephemeral token or API key is missing, not valid, expired or used already. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests or sessions, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream, or the request body, did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    hangUpRealtimeCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The call, as the last segment of the `location` header named it.
                 * @example rtc_01k9v7h2r4n8d0s6c3f5j1m7qp
                 */
                call_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call is over. The body is empty. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key is missing or is not valid. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The API key may not use this operation or model. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description There is no such call: it never was, it is over, or it belongs to another key. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Too many requests, or the quota is used up. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The upstream failed or gave an answer that cannot be used. */
            502: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway or its upstream cannot take this request now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRegistration"];
            };
        };
        responses: {
            /** @description The user exists now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRegistrationResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, or the user name is taken. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This gateway does not let people register themselves. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLogin"];
            };
        };
        responses: {
            /** @description The user is logged in, or a code is needed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description The session, as the HttpOnly cookie `specway_session`; absent when a code is still needed.
                     * @example specway_session=s%3Aexample0001; Path=/; HttpOnly; Secure; SameSite=Lax
                     */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLoginResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The user name or the password is wrong. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The user has been disabled. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    loginUserTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code and the token of the first step. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountTwoFactorLogin"];
            };
        };
        responses: {
            /** @description The user is logged in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description The session, as the HttpOnly cookie `specway_session`.
                     * @example specway_session=s%3Aexample0001; Path=/; HttpOnly; Secure; SameSite=Lax
                     */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTwoFactorLoginResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The code is wrong, or the first step is too long ago. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The user has been disabled. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login is over. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description Deletes the cookie `specway_session`.
                     * @example specway_session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0
                     */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLogoutResponse"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    getSelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSelfResponse"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    transferAffiliateQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How much to convert. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAffiliateTransfer"];
            };
        };
        responses: {
            /** @description The quota was converted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAffiliateTransferResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, or there is not enough invitation quota. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    getTwoFactorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTwoFactorStatusResponse"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Nothing, or a code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountTwoFactorEnable"];
            };
        };
        responses: {
            /** @description Two-factor authentication is on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description The session, as the HttpOnly cookie `specway_session`.
                     * @example specway_session=s%3Aexample0001; Path=/; HttpOnly; Secure; SameSite=Lax
                     */
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTwoFactorEnableResponse"];
                };
            };
            /**
             * @description A field is missing, unknown or out of range, two-factor authentication is enabled already, or the code is
             *     wrong.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountTwoFactorDisable"];
            };
        };
        responses: {
            /** @description Two-factor authentication is off. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTwoFactorDisableResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, two-factor authentication is off, or the code is wrong. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    regenerateBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBackupCodesRequest"];
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBackupCodesResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, two-factor authentication is off, or the code is wrong. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListResponse"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The name of the key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreation"];
            };
        };
        responses: {
            /** @description The key exists now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreateResponse"];
                };
            };
            /** @description A field is missing, unknown or out of range, or the user has as many keys as are allowed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The content type or coding of the request body is not accepted here. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key, by its identifier.
                 * @example k7d2m9qx
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRevokeResponse"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The user has no valid key with this identifier. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    getUserUsage: {
        parameters: {
            query?: {
                /**
                 * @description Start of the time span, Unix time in seconds, included. Left out, 30 days before `to`.
                 * @example 1787408000
                 */
                from?: number;
                /**
                 * @description End of the time span, Unix time in seconds, not included. Left out, now.
                 * @example 1790000000
                 */
                to?: number;
                /**
                 * @description Only what was used with this model, in either spelling.
                 * @example chatfam-sonnet-4-6
                 */
                model?: string;
                /**
                 * @description The `next_cursor` of the page before, with the same other parameters.
                 * @example c3RhcnQ6MTAw
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of usage. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "server-timing": components["headers"]["server-timing"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
            /** @description A query parameter is unknown or out of range. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description There is no login, or it is over. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The login does not permit this. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description Too many requests or attempts. */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description This operation is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
            /** @description The gateway cannot answer this now. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    "retry-after-ms": components["headers"]["retry-after-ms"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrorResponse"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /**
                     * @description Never to be cached.
                     * @example no-store
                     */
                    "cache-control": "no-store";
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every check passes that requests depend on; others may fail. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /**
                     * @description Never to be cached.
                     * @example no-store
                     */
                    "cache-control": "no-store";
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description A check fails that requests depend on, or the process is about to stop. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "retry-after": components["headers"]["retry-after"];
                    /**
                     * @description Never to be cached.
                     * @example no-store
                     */
                    "cache-control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every figure. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /**
                     * @description Never to be cached.
                     * @example no-store
                     */
                    "cache-control": "no-store";
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The query has a parameter this operation does not know. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description Metrics are switched off. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
            /** @description The gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiErrorResponse"];
                };
            };
        };
    };
    predictImages: {
        parameters: {
            query?: {
                /**
                 * @description The form of the answer; only `json` here.
                 * @example json
                 */
                alt?: "json";
            };
            header?: never;
            path: {
                /**
                 * @description The model that draws, in either spelling, with or without `models/` before it.
                 * @example imagen-4.0-fast-generate-001
                 */
                model: string;
            };
            cookie?: never;
        };
        /** @description What to draw. The body may have up to 100 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PredictImagesRequest"];
            };
        };
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-ignored": components["headers"]["x-specway-ignored"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "x-specway-fallback": components["headers"]["x-specway-fallback"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PredictImagesResponse"];
                };
            };
            /**
             * @description `INVALID_ARGUMENT`: the request does not fit this contract, or the upstream refused it. `FAILED_PRECONDITION`: it
             *     fits, but cannot be served in the present state.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
                     *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
                     * @example false
                     */
                    "x-should-retry": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAUTHENTICATED`: the API key is invalid, missing or expired. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "www-authenticate": components["headers"]["www-authenticate"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
                     *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
                     * @example false
                     */
                    "x-should-retry": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PERMISSION_DENIED`: the API key may not use this operation or model, or its quota is exhausted. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
                     *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
                     * @example false
                     */
                    "x-should-retry": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `NOT_FOUND`: there is no such model here, or it draws no pictures. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
                     *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
                     * @example false
                     */
                    "x-should-retry": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: the request body is larger than 100 MiB, or than the model accepts. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    /**
                     * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
                     *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
                     * @example false
                     */
                    "x-should-retry": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INVALID_ARGUMENT`: the request body is not JSON, or is compressed. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /**
                     * @description Whether the same request may be sent again: `false` where it cannot succeed (a wrong key, a wrong field, a quota that is
                     *     used up), where it would have to wait for more than five minutes, and where pictures may have been made that nobody got.
                     * @example false
                     */
                    "x-should-retry": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /**
             * @description `RESOURCE_EXHAUSTED`: a rate limit was exceeded, or the quota is used up; in the second case `x-should-retry` is
             *     `false`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    /**
                     * @description The same wait in milliseconds, which the official SDKs read first.
                     * @example 1500
                     */
                    "retry-after-ms"?: number;
                    "x-should-retry": components["headers"]["x-should-retry"];
                    "x-ratelimit-limit-requests": components["headers"]["x-ratelimit-limit-requests"];
                    "x-ratelimit-remaining-requests": components["headers"]["x-ratelimit-remaining-requests"];
                    "x-ratelimit-reset-requests": components["headers"]["x-ratelimit-reset-requests"];
                    "x-ratelimit-limit-tokens": components["headers"]["x-ratelimit-limit-tokens"];
                    "x-ratelimit-remaining-tokens": components["headers"]["x-ratelimit-remaining-tokens"];
                    "x-ratelimit-reset-tokens": components["headers"]["x-ratelimit-reset-tokens"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `INTERNAL`: the gateway failed. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNIMPLEMENTED`: what was asked for is not built yet. */
            501: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `UNAVAILABLE`: the upstream failed or cannot be reached, or the gateway itself is busy. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "retry-after": components["headers"]["retry-after"];
                    /**
                     * @description The same wait in milliseconds, which the official SDKs read first.
                     * @example 1500
                     */
                    "retry-after-ms"?: number;
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
            /** @description `DEADLINE_EXCEEDED`: the upstream did not answer in time, or the request body did not arrive in time. */
            504: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "x-specway-deployment": components["headers"]["x-specway-deployment"];
                    "x-specway-attempts": components["headers"]["x-specway-attempts"];
                    "server-timing": components["headers"]["server-timing"];
                    "x-should-retry": components["headers"]["x-should-retry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateContentErrorResponse"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
