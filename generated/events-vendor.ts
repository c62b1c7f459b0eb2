// Generated from specs/ by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Token counts, and whatever else the vendor counts. */
        VendorMessageUsage: {
            input_tokens: number;
            output_tokens: number;
            cache_creation_input_tokens?: number | null;
            cache_read_input_tokens?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The response as it begins. The content blocks and the stop reason follow in events of their own. */
        VendorMessageStartMessage: {
            /** @description Identifier of the response. */
            id: string;
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            /** @description The model as the client spelled it. */
            model: string;
            /** @description Always empty here. */
            content: unknown[];
            stop_reason: null;
            stop_sequence: null;
            usage: components["schemas"]["VendorMessageUsage"];
        } & {
            [key: string]: unknown;
        };
        VendorMessageStartEvent: {
            /** @constant */
            type: "message_start";
            message: components["schemas"]["VendorMessageStartMessage"];
        } & {
            [key: string]: unknown;
        };
        /** @description Says that the stream is alive. */
        MessagePingEvent: {
            /** @constant */
            type: "ping";
        };
        /** @description Position of the block in the content of the response, from 0. */
        MessageBlockIndex: number;
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
        /** @description Text; `text_delta` and `citations_delta` follow. */
        MessageStartedTextBlock: {
            /** @constant */
            type: "text";
            /** @description Usually empty. */
            text: string;
            citations?: components["schemas"]["MessageCitations"];
        };
        /** @description Who asked for the call, where the vendor says so. Send it back as it came. */
        ToolCaller: {
            /** @description `direct` for the model itself. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A call of a tool; `input_json_delta` follows. */
        MessageStartedToolUseBlock: {
            /** @constant */
            type: "tool_use";
            /** @description Answer with a `tool_result` block that repeats it. */
            id: string;
            name: string;
            /** @description Always empty here. */
            input: {
                [key: string]: unknown;
            };
            caller?: components["schemas"]["ToolCaller"];
        };
        /** @description Thinking; `thinking_delta` and, before the block ends, `signature_delta` follow. */
        MessageStartedThinkingBlock: {
            /** @constant */
            type: "thinking";
            thinking: string;
            signature: string;
        };
        /** @description Thinking that is not shown. It is complete as it stands; send it back unchanged in the next request. */
        MessageStartedRedactedThinkingBlock: {
            /** @constant */
            type: "redacted_thinking";
            /** @description Opaque. */
            data: string;
        };
        /**
         * @description A block of a type the neutral profile does not have, such as `server_tool_use` or `web_search_tool_result`. Send it
         *     back unchanged.
         */
        VendorMessageOtherBlock: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        VendorMessageStartedBlock: components["schemas"]["MessageStartedTextBlock"] | components["schemas"]["MessageStartedToolUseBlock"] | components["schemas"]["MessageStartedThinkingBlock"] | components["schemas"]["MessageStartedRedactedThinkingBlock"] | components["schemas"]["VendorMessageOtherBlock"];
        VendorMessageContentBlockStartEvent: {
            /** @constant */
            type: "content_block_start";
            index: components["schemas"]["MessageBlockIndex"];
            content_block: components["schemas"]["VendorMessageStartedBlock"];
        } & {
            [key: string]: unknown;
        };
        /** @description Append to the text. */
        MessageTextDelta: {
            /** @constant */
            type: "text_delta";
            text: string;
        };
        /** @description Append to the JSON text of the tool's input. The whole of it parses; an empty whole means `{}`. */
        MessageInputJsonDelta: {
            /** @constant */
            type: "input_json_delta";
            partial_json: string;
        };
        /** @description Append to the thinking. */
        MessageThinkingDelta: {
            /** @constant */
            type: "thinking_delta";
            thinking: string;
        };
        /** @description The signature of the thinking block. Send it back unchanged with the block. */
        MessageSignatureDelta: {
            /** @constant */
            type: "signature_delta";
            signature: string;
        };
        /** @description One more citation for the text block. */
        MessageCitationsDelta: {
            /** @constant */
            type: "citations_delta";
            citation: components["schemas"]["MessageCitation"];
        };
        /** @description A delta of a type the neutral profile does not have. Ignore it if you do not know it. */
        VendorMessageOtherDelta: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        VendorMessageBlockDelta: components["schemas"]["MessageTextDelta"] | components["schemas"]["MessageInputJsonDelta"] | components["schemas"]["MessageThinkingDelta"] | components["schemas"]["MessageSignatureDelta"] | components["schemas"]["MessageCitationsDelta"] | components["schemas"]["VendorMessageOtherDelta"];
        VendorMessageContentBlockDeltaEvent: {
            /** @constant */
            type: "content_block_delta";
            index: components["schemas"]["MessageBlockIndex"];
            delta: components["schemas"]["VendorMessageBlockDelta"];
        } & {
            [key: string]: unknown;
        };
        MessageContentBlockStopEvent: {
            /** @constant */
            type: "content_block_stop";
            index: components["schemas"]["MessageBlockIndex"];
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
        VendorMessageStopReason: string;
        VendorMessageDeltaEvent: {
            /** @constant */
            type: "message_delta";
            delta: {
                stop_reason: components["schemas"]["VendorMessageStopReason"];
                /** @description The custom stop sequence that matched. */
                stop_sequence: string | null;
                usage: components["schemas"]["VendorMessageUsage"];
            } & {
                [key: string]: unknown;
            };
            usage: components["schemas"]["VendorMessageUsage"];
        } & {
            [key: string]: unknown;
        };
        /** @description The end of a complete stream. */
        MessageStopEvent: {
            /** @constant */
            type: "message_stop";
        };
        /** @description The end of a stream that failed. */
        VendorMessageStreamErrorEvent: {
            /** @constant */
            type: "error";
            error: {
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
                type: string;
                message: string;
                /** @description The same codes as in the neutral profile. */
                code: string;
                details?: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            /** @description The same as the headers `request-id` and `x-request-id` of the answer. */
            request_id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Lets the model go on from its own thought. Opaque; send it back byte for byte with the part it came on. */
        ThoughtSignature: string;
        /** @description Media the model made. */
        CandidateInlineData: {
            /** @description The format, such as `image/png`. */
            mimeType: string;
            /** @description The bytes in base64. */
            data: string;
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
        /**
         * @description The language of the code.
         * @enum {string}
         */
        CodeLanguage: "LANGUAGE_UNSPECIFIED" | "PYTHON";
        /** @description Code the model wrote, which the upstream runs. */
        CandidateExecutableCode: {
            language: components["schemas"]["CodeLanguage"];
            /** @description The code. */
            code: string;
            /** @description Identifies the run, where the upstream says so. */
            id?: string;
        };
        /**
         * @description How the run ended.
         * @enum {string}
         */
        CodeOutcome: "OUTCOME_UNSPECIFIED" | "OUTCOME_OK" | "OUTCOME_FAILED" | "OUTCOME_DEADLINE_EXCEEDED";
        /** @description What running the code gave. */
        CandidateCodeExecutionResult: {
            outcome: components["schemas"]["CodeOutcome"];
            /** @description Standard output where it succeeded, otherwise the error. */
            output?: string;
            /** @description The run this is the result of, where the upstream says so. */
            id?: string;
        };
        /** @description One piece of an answer. Send parts you do not know back unchanged, thought signatures included. */
        VendorCandidatePart: {
            text?: string;
            /** @description `true` marks a thought; it is not part of the answer. */
            thought?: boolean;
            thoughtSignature?: components["schemas"]["ThoughtSignature"];
            inlineData?: components["schemas"]["CandidateInlineData"];
            functionCall?: components["schemas"]["CandidateFunctionCall"];
            executableCode?: components["schemas"]["CandidateExecutableCode"];
            codeExecutionResult?: components["schemas"]["CandidateCodeExecutionResult"];
        } & {
            [key: string]: unknown;
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
        VendorFinishReason: string;
        /** @description How harmful content is in one category. */
        VendorSafetyRating: {
            category?: string;
            probability?: string;
            blocked?: boolean;
        } & {
            [key: string]: unknown;
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
        /** @description One answer, or the next piece of it. */
        VendorCandidate: {
            content?: {
                role?: string;
                parts?: components["schemas"]["VendorCandidatePart"][];
            } & {
                [key: string]: unknown;
            };
            finishReason?: components["schemas"]["VendorFinishReason"];
            finishMessage?: string;
            safetyRatings?: components["schemas"]["VendorSafetyRating"][];
            citationMetadata?: components["schemas"]["CitationMetadata"];
            groundingMetadata?: {
                [key: string]: unknown;
            };
            /** @description The place of this candidate among the candidates; 0 when absent. */
            index?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What the content filter says about the prompt. */
        VendorPromptFeedback: {
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
            blockReason?: string;
            safetyRatings?: components["schemas"]["VendorSafetyRating"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One chunk of the answer. */
        VendorGenerateContentResponse: {
            /** @description The answers. Absent or empty when the prompt was blocked. */
            candidates?: components["schemas"]["VendorCandidate"][];
            promptFeedback?: components["schemas"]["VendorPromptFeedback"];
            /** @description Tokens this answer is charged for. A counter that is absent is zero. */
            usageMetadata?: {
                promptTokenCount?: number;
                cachedContentTokenCount?: number;
                candidatesTokenCount?: number;
                totalTokenCount?: number;
                toolUsePromptTokenCount?: number;
                thoughtsTokenCount?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description The model that answered, as the request spelled it. */
            modelVersion: string;
            /** @description Identifies this answer. */
            responseId: string;
        } & {
            [key: string]: unknown;
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
        /** @description The image file as base64. */
        ImageEventData: string;
        /** @description Which partial image this is, from 0. Fewer than `partial_images` may arrive. */
        ImagePartialIndex: number;
        /** @description When the event was made, Unix time in seconds. */
        ImageEventTime: number;
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
        ImageGenerationPartialImageEvent: {
            /** @constant */
            type: "image_generation.partial_image";
            b64_json: components["schemas"]["ImageEventData"];
            partial_image_index: components["schemas"]["ImagePartialIndex"];
            created_at: components["schemas"]["ImageEventTime"];
            background: components["schemas"]["ImageActualBackground"];
            output_format: components["schemas"]["ImageActualOutputFormat"];
            quality: components["schemas"]["ImageActualQuality"];
            size: components["schemas"]["ImageActualSize"];
        };
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
        ImageGenerationCompletedEvent: {
            /** @constant */
            type: "image_generation.completed";
            b64_json: components["schemas"]["ImageEventData"];
            created_at: components["schemas"]["ImageEventTime"];
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
        /** @description The end of a stream that failed. */
        ImageStreamErrorEvent: {
            /** @constant */
            type: "error";
            error: components["schemas"]["OpenAiError"];
        };
        ImageEditPartialImageEvent: {
            /** @constant */
            type: "image_edit.partial_image";
            b64_json: components["schemas"]["ImageEventData"];
            partial_image_index: components["schemas"]["ImagePartialIndex"];
            created_at: components["schemas"]["ImageEventTime"];
            background: components["schemas"]["ImageActualBackground"];
            output_format: components["schemas"]["ImageActualOutputFormat"];
            quality: components["schemas"]["ImageActualQuality"];
            size: components["schemas"]["ImageActualSize"];
        };
        ImageEditCompletedEvent: {
            /** @constant */
            type: "image_edit.completed";
            b64_json: components["schemas"]["ImageEventData"];
            created_at: components["schemas"]["ImageEventTime"];
            background: components["schemas"]["ImageActualBackground"];
            output_format: components["schemas"]["ImageActualOutputFormat"];
            quality: components["schemas"]["ImageActualQuality"];
            size: components["schemas"]["ImageActualSize"];
            usage: components["schemas"]["ImageUsage"];
        };
        /** @description Chosen by the client. An `error` caused by this event repeats it in `error.event_id`. */
        RealtimeGaClientEventId: string | null;
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
        /** @description The most output tokens of one response, tool calls included; `inf` sets no limit of its own. */
        RealtimeMaxTokens: number | "inf";
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
        RealtimeGaSessionUpdateEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "session.update";
            session: components["schemas"]["RealtimeGaSessionConfig"];
        } & {
            [key: string]: unknown;
        };
        /** @description Base64 of audio in the session's format. */
        RealtimeAudio: string;
        RealtimeGaInputAudioBufferAppendEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "input_audio_buffer.append";
            audio: components["schemas"]["RealtimeAudio"];
        } & {
            [key: string]: unknown;
        };
        RealtimeGaInputAudioBufferCommitEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "input_audio_buffer.commit";
        } & {
            [key: string]: unknown;
        };
        RealtimeGaInputAudioBufferClearEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "input_audio_buffer.clear";
        } & {
            [key: string]: unknown;
        };
        RealtimeGaOutputAudioBufferClearEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "output_audio_buffer.clear";
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        RealtimeRole: "user" | "assistant" | "system";
        /**
         * @description One part of a message item: `input_text`, `input_audio` or `input_image` of the user or the system, `output_text` or
         *     `output_audio` of the assistant.
         */
        RealtimeGaPart: {
            /** @enum {string} */
            type: "input_text" | "input_audio" | "input_image" | "output_text" | "output_audio" | "text" | "audio" | "item_reference";
            text?: string | null;
            audio?: string | null;
            transcript?: string | null;
            /** @description A data URL. */
            image_url?: string | null;
            detail?: string | null;
            id?: string | null;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaMessageItem: {
            id?: string | null;
            /** @enum {string|null} */
            object?: "realtime.item" | null;
            /** @constant */
            type: "message";
            /** @enum {string|null} */
            status?: "completed" | "in_progress" | "incomplete" | null;
            role: components["schemas"]["RealtimeRole"];
            content: components["schemas"]["RealtimeGaPart"][];
        } & {
            [key: string]: unknown;
        };
        RealtimeGaFunctionCallItem: {
            id?: string | null;
            /** @enum {string|null} */
            object?: "realtime.item" | null;
            /** @constant */
            type: "function_call";
            /** @enum {string|null} */
            status?: "completed" | "in_progress" | "incomplete" | null;
            /** @description Answer with a `function_call_output` item that repeats it. */
            call_id?: string | null;
            name: string;
            /** @description JSON text; empty while the call is being generated. */
            arguments: string;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaFunctionCallOutputItem: {
            id?: string | null;
            /** @enum {string|null} */
            object?: "realtime.item" | null;
            /** @constant */
            type: "function_call_output";
            /** @enum {string|null} */
            status?: "completed" | "in_progress" | "incomplete" | null;
            call_id: string;
            output: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An item of a type that only the upstream knows, such as `mcp_call`. */
        RealtimeGaOtherItem: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One item of the conversation. */
        RealtimeGaItem: components["schemas"]["RealtimeGaMessageItem"] | components["schemas"]["RealtimeGaFunctionCallItem"] | components["schemas"]["RealtimeGaFunctionCallOutputItem"] | components["schemas"]["RealtimeGaOtherItem"];
        RealtimeGaConversationItemCreateEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "conversation.item.create";
            /** @description The item after which to insert, `root` for the beginning; at the end when absent. */
            previous_item_id?: string | null;
            item: components["schemas"]["RealtimeGaItem"];
        } & {
            [key: string]: unknown;
        };
        RealtimeGaConversationItemRetrieveEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "conversation.item.retrieve";
            item_id: string;
        } & {
            [key: string]: unknown;
        };
        RealtimeIndex: number;
        RealtimeGaConversationItemTruncateEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "conversation.item.truncate";
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            /** @description How many milliseconds of the audio the user has heard. */
            audio_end_ms: number;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaConversationItemDeleteEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "conversation.item.delete";
            item_id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An item, or a reference to one that is in the conversation. */
        RealtimeGaInputItem: components["schemas"]["RealtimeGaItem"] | ({
            id: string;
            /** @enum {string|null} */
            type?: "item_reference" | null;
        } & {
            [key: string]: unknown;
        });
        /** @description Overrides the session's configuration for this response only. */
        RealtimeGaResponseConfig: {
            output_modalities?: components["schemas"]["RealtimeGaOutputModalities"] | null;
            instructions?: string | null;
            audio?: {
                output?: components["schemas"]["RealtimeGaAudioOutput"] | null;
            } | null;
            tools?: components["schemas"]["RealtimeGaTool"][] | null;
            tool_choice?: components["schemas"]["RealtimeGaToolChoice"] | null;
            max_output_tokens?: components["schemas"]["RealtimeMaxTokens"] | null;
            /**
             * @description `none` keeps the response out of the conversation.
             * @enum {string|null}
             */
            conversation?: "auto" | "none" | null;
            /** @description What to answer to, in place of the conversation. */
            input?: components["schemas"]["RealtimeGaInputItem"][] | null;
            metadata?: Record<string, never> | null;
            prompt?: components["schemas"]["RealtimeGaPrompt"] | null;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaResponseCreateEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "response.create";
            response?: components["schemas"]["RealtimeGaResponseConfig"] | null;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaResponseCancelEvent: {
            event_id?: components["schemas"]["RealtimeGaClientEventId"];
            /** @constant */
            type: "response.cancel";
            /** @description The response to cancel; the running one when absent. */
            response_id?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Identifier of this server event, `event_` and random characters. */
        RealtimeEventId: string;
        RealtimeGaError: {
            /**
             * @example invalid_request_error
             * @example server_error
             */
            type: string;
            code: string | null;
            message: string;
            param: string | null;
            /** @description The `event_id` of the client event that caused the error. */
            event_id: string | null;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaErrorEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "error";
            error: components["schemas"]["RealtimeGaError"];
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
        RealtimeGaSessionCreatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "session.created";
            session: components["schemas"]["RealtimeGaSession"];
        };
        RealtimeGaSessionUpdatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "session.updated";
            session: components["schemas"]["RealtimeGaSession"];
        };
        RealtimeGaConversationItemAddedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.added";
            /** @description The item before it; null for the first. */
            previous_item_id: string | null;
            item: components["schemas"]["RealtimeGaItem"];
        };
        RealtimeGaConversationItemDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.done";
            /** @description The item before it; null for the first. */
            previous_item_id: string | null;
            item: components["schemas"]["RealtimeGaItem"];
        };
        RealtimeGaConversationItemRetrievedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.retrieved";
            item: components["schemas"]["RealtimeGaItem"];
        };
        RealtimeGaTranscriptionDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.input_audio_transcription.delta";
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            delta: string;
            logprobs?: {
                [key: string]: unknown;
            }[] | null;
        };
        RealtimeGaTranscriptionCompletedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.input_audio_transcription.completed";
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            transcript: string;
            logprobs?: {
                [key: string]: unknown;
            }[] | null;
            /** @description What the transcription cost, in tokens or in seconds. */
            usage?: Record<string, never> | null;
        };
        RealtimeTranscriptionError: {
            /** @constant */
            type: "transcription_error";
            /** @example audio_unintelligible */
            code: string | null;
            message: string;
            param: string | null;
        };
        RealtimeTranscriptionFailedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.input_audio_transcription.failed";
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            error: components["schemas"]["RealtimeTranscriptionError"];
        };
        RealtimeConversationItemTruncatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.truncated";
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            audio_end_ms: number;
        };
        RealtimeConversationItemDeletedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.deleted";
            item_id: string;
        };
        RealtimeInputAudioBufferCommittedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "input_audio_buffer.committed";
            /** @description The item before it; null for the first. */
            previous_item_id: string | null;
            item_id: string;
        };
        RealtimeInputAudioBufferClearedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "input_audio_buffer.cleared";
        };
        RealtimeSpeechStartedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "input_audio_buffer.speech_started";
            /** @description Milliseconds of audio since the session began. */
            audio_start_ms: number;
            item_id: string;
        };
        RealtimeSpeechStoppedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "input_audio_buffer.speech_stopped";
            /** @description Where the speech began, in milliseconds since the session began. */
            audio_start_ms: number;
            /** @description Where the speech ended, in milliseconds since the session began. */
            audio_end_ms: number;
            item_id: string;
        };
        RealtimeGaInputAudioBufferTimeoutTriggeredEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "input_audio_buffer.timeout_triggered";
            audio_start_ms: number;
            audio_end_ms: number;
            item_id: string;
        };
        RealtimeGaOutputAudioBufferStartedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "output_audio_buffer.started";
            response_id: string;
        };
        RealtimeGaOutputAudioBufferStoppedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "output_audio_buffer.stopped";
            response_id: string;
        };
        RealtimeGaOutputAudioBufferClearedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "output_audio_buffer.cleared";
            response_id: string;
        };
        /**
         * @description - `in_progress`: the response is being generated.
         *     - `completed`: the model finished, with text, speech or function calls.
         *     - `cancelled`: `response.cancel` arrived, or the user began to speak under voice detection.
         *     - `incomplete`: the token limit was reached, or a content filter cut the answer off.
         *     - `failed`: the upstream or the gateway failed, or a rate limit was hit.
         * @enum {string}
         */
        RealtimeResponseStatus: "in_progress" | "completed" | "cancelled" | "failed" | "incomplete";
        RealtimeGaUsage: {
            total_tokens: number;
            input_tokens: number;
            output_tokens: number;
            /** @description `cached_tokens`, `text_tokens`, `audio_tokens`, `image_tokens`. */
            input_token_details?: {
                [key: string]: unknown;
            };
            /** @description `text_tokens`, `audio_tokens`. */
            output_token_details?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description One answer of the model. */
        RealtimeGaResponse: {
            /** @description Identifier of the response: `resp_` and random characters. */
            id: string;
            /** @constant */
            object: "realtime.response";
            status: components["schemas"]["RealtimeResponseStatus"];
            /** @description Why the response ended as it did. */
            status_details: {
                /** @enum {string} */
                type?: "completed" | "cancelled" | "incomplete" | "failed";
                /**
                 * @example client_cancelled
                 * @example turn_detected
                 * @example max_output_tokens
                 * @example content_filter
                 */
                reason?: string;
                /** @description With `failed`. */
                error?: Record<string, never> | null;
            } | null;
            /** @description Empty in `response.created`. */
            output: components["schemas"]["RealtimeGaItem"][];
            /** @description Null in `response.created`. */
            usage: components["schemas"]["RealtimeGaUsage"] | null;
            conversation_id?: string | null;
            output_modalities?: components["schemas"]["RealtimeGaOutputModalities"];
            /** @description `output.format` and `output.voice`. */
            audio?: Record<string, never> | null;
            max_output_tokens?: components["schemas"]["RealtimeMaxTokens"];
            metadata?: {
                [key: string]: string;
            } | null;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaResponseCreatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.created";
            response: components["schemas"]["RealtimeGaResponse"];
        };
        RealtimeGaResponseDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.done";
            response: components["schemas"]["RealtimeGaResponse"];
        };
        RealtimeGaOutputItemAddedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_item.added";
            response_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            item: components["schemas"]["RealtimeGaItem"];
        };
        RealtimeGaOutputItemDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_item.done";
            response_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            item: components["schemas"]["RealtimeGaItem"];
        };
        RealtimeGaOutputTextPart: {
            /** @enum {string} */
            type: "text" | "output_text";
            text: string;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaOutputAudioPart: {
            /** @enum {string} */
            type: "audio" | "output_audio";
            audio?: string | null;
            transcript: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One part of what the model says. It starts empty and grows with the deltas. */
        RealtimeGaOutputPart: components["schemas"]["RealtimeGaOutputTextPart"] | components["schemas"]["RealtimeGaOutputAudioPart"];
        RealtimeGaContentPartAddedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.content_part.added";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            part: components["schemas"]["RealtimeGaOutputPart"];
        };
        RealtimeGaContentPartDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.content_part.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            part: components["schemas"]["RealtimeGaOutputPart"];
        };
        RealtimeGaOutputTextDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_text.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            delta: string;
        };
        RealtimeGaOutputTextDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_text.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            /** @description The complete text. */
            text: string;
        };
        RealtimeGaOutputAudioTranscriptDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_audio_transcript.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            delta: string;
        };
        RealtimeGaOutputAudioTranscriptDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_audio_transcript.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            /** @description The complete transcript. */
            transcript: string;
        };
        RealtimeGaOutputAudioDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_audio.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            delta: components["schemas"]["RealtimeAudio"];
        };
        RealtimeGaOutputAudioDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_audio.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
        };
        RealtimeFunctionCallArgumentsDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.function_call_arguments.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            call_id: string;
            /** @description A fragment of JSON text. */
            delta: string;
        };
        RealtimeFunctionCallArgumentsDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.function_call_arguments.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            call_id: string;
            name: string;
            /** @description The complete JSON text. */
            arguments: string;
        };
        RealtimeGaRateLimit: {
            /**
             * @example requests
             * @example tokens
             */
            name: string;
            limit: number;
            remaining: number;
            /** @description Seconds until the window starts anew, fractions included. */
            reset_seconds: number;
        } & {
            [key: string]: unknown;
        };
        RealtimeGaRateLimitsUpdatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "rate_limits.updated";
            rate_limits: components["schemas"]["RealtimeGaRateLimit"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** What each HTTP stream sends, by operationId and event name. */
export interface StreamEvents {
  createMessage: {
    "message_start": components['schemas']["VendorMessageStartEvent"];
    "ping": components['schemas']["MessagePingEvent"];
    "content_block_start": components['schemas']["VendorMessageContentBlockStartEvent"];
    "content_block_delta": components['schemas']["VendorMessageContentBlockDeltaEvent"];
    "content_block_stop": components['schemas']["MessageContentBlockStopEvent"];
    "message_delta": components['schemas']["VendorMessageDeltaEvent"];
    "message_stop": components['schemas']["MessageStopEvent"];
    "error": components['schemas']["VendorMessageStreamErrorEvent"];
  };
  streamGenerateContent: {
    "chunk": components['schemas']["VendorGenerateContentResponse"];
    "error": components['schemas']["GenerateContentErrorResponse"];
  };
  createImage: {
    "image_generation.partial_image": components['schemas']["ImageGenerationPartialImageEvent"];
    "image_generation.completed": components['schemas']["ImageGenerationCompletedEvent"];
    "error": components['schemas']["ImageStreamErrorEvent"];
  };
  createImageEdit: {
    "image_edit.partial_image": components['schemas']["ImageEditPartialImageEvent"];
    "image_edit.completed": components['schemas']["ImageEditCompletedEvent"];
    "error": components['schemas']["ImageStreamErrorEvent"];
  };
}

/** What realtime clients send. */
export interface RealtimeClientEvents {
    "session.update": components['schemas']["RealtimeGaSessionUpdateEvent"];
    "input_audio_buffer.append": components['schemas']["RealtimeGaInputAudioBufferAppendEvent"];
    "input_audio_buffer.commit": components['schemas']["RealtimeGaInputAudioBufferCommitEvent"];
    "input_audio_buffer.clear": components['schemas']["RealtimeGaInputAudioBufferClearEvent"];
    "output_audio_buffer.clear": components['schemas']["RealtimeGaOutputAudioBufferClearEvent"];
    "conversation.item.create": components['schemas']["RealtimeGaConversationItemCreateEvent"];
    "conversation.item.retrieve": components['schemas']["RealtimeGaConversationItemRetrieveEvent"];
    "conversation.item.truncate": components['schemas']["RealtimeGaConversationItemTruncateEvent"];
    "conversation.item.delete": components['schemas']["RealtimeGaConversationItemDeleteEvent"];
    "response.create": components['schemas']["RealtimeGaResponseCreateEvent"];
    "response.cancel": components['schemas']["RealtimeGaResponseCancelEvent"];
}

/** What realtime clients are sent. */
export interface RealtimeServerEvents {
    "error": components['schemas']["RealtimeGaErrorEvent"];
    "session.created": components['schemas']["RealtimeGaSessionCreatedEvent"];
    "session.updated": components['schemas']["RealtimeGaSessionUpdatedEvent"];
    "conversation.item.added": components['schemas']["RealtimeGaConversationItemAddedEvent"];
    "conversation.item.done": components['schemas']["RealtimeGaConversationItemDoneEvent"];
    "conversation.item.retrieved": components['schemas']["RealtimeGaConversationItemRetrievedEvent"];
    "conversation.item.input_audio_transcription.delta": components['schemas']["RealtimeGaTranscriptionDeltaEvent"];
    "conversation.item.input_audio_transcription.completed": components['schemas']["RealtimeGaTranscriptionCompletedEvent"];
    "conversation.item.input_audio_transcription.failed": components['schemas']["RealtimeTranscriptionFailedEvent"];
    "conversation.item.truncated": components['schemas']["RealtimeConversationItemTruncatedEvent"];
    "conversation.item.deleted": components['schemas']["RealtimeConversationItemDeletedEvent"];
    "input_audio_buffer.committed": components['schemas']["RealtimeInputAudioBufferCommittedEvent"];
    "input_audio_buffer.cleared": components['schemas']["RealtimeInputAudioBufferClearedEvent"];
    "input_audio_buffer.speech_started": components['schemas']["RealtimeSpeechStartedEvent"];
    "input_audio_buffer.speech_stopped": components['schemas']["RealtimeSpeechStoppedEvent"];
    "input_audio_buffer.timeout_triggered": components['schemas']["RealtimeGaInputAudioBufferTimeoutTriggeredEvent"];
    "output_audio_buffer.started": components['schemas']["RealtimeGaOutputAudioBufferStartedEvent"];
    "output_audio_buffer.stopped": components['schemas']["RealtimeGaOutputAudioBufferStoppedEvent"];
    "output_audio_buffer.cleared": components['schemas']["RealtimeGaOutputAudioBufferClearedEvent"];
    "response.created": components['schemas']["RealtimeGaResponseCreatedEvent"];
    "response.done": components['schemas']["RealtimeGaResponseDoneEvent"];
    "response.output_item.added": components['schemas']["RealtimeGaOutputItemAddedEvent"];
    "response.output_item.done": components['schemas']["RealtimeGaOutputItemDoneEvent"];
    "response.content_part.added": components['schemas']["RealtimeGaContentPartAddedEvent"];
    "response.content_part.done": components['schemas']["RealtimeGaContentPartDoneEvent"];
    "response.output_text.delta": components['schemas']["RealtimeGaOutputTextDeltaEvent"];
    "response.output_text.done": components['schemas']["RealtimeGaOutputTextDoneEvent"];
    "response.output_audio_transcript.delta": components['schemas']["RealtimeGaOutputAudioTranscriptDeltaEvent"];
    "response.output_audio_transcript.done": components['schemas']["RealtimeGaOutputAudioTranscriptDoneEvent"];
    "response.output_audio.delta": components['schemas']["RealtimeGaOutputAudioDeltaEvent"];
    "response.output_audio.done": components['schemas']["RealtimeGaOutputAudioDoneEvent"];
    "response.function_call_arguments.delta": components['schemas']["RealtimeFunctionCallArgumentsDeltaEvent"];
    "response.function_call_arguments.done": components['schemas']["RealtimeFunctionCallArgumentsDoneEvent"];
    "rate_limits.updated": components['schemas']["RealtimeGaRateLimitsUpdatedEvent"];
}
