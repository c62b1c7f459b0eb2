// Generated from specs/ by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description The response as it begins. The content blocks and the stop reason follow in events of their own. */
        MessageStartMessage: {
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
            stop_details?: Record<string, never> | null;
            container?: Record<string, never> | null;
            usage: components["schemas"]["MessageUsage"];
        };
        MessageStartEvent: {
            /** @constant */
            type: "message_start";
            message: components["schemas"]["MessageStartMessage"];
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
        /** @description A content block as it begins. Its contents follow as deltas. */
        MessageStartedBlock: components["schemas"]["MessageStartedTextBlock"] | components["schemas"]["MessageStartedToolUseBlock"] | components["schemas"]["MessageStartedThinkingBlock"] | components["schemas"]["MessageStartedRedactedThinkingBlock"];
        MessageContentBlockStartEvent: {
            /** @constant */
            type: "content_block_start";
            index: components["schemas"]["MessageBlockIndex"];
            content_block: components["schemas"]["MessageStartedBlock"];
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
        /** @description The next piece of the block that is open. */
        MessageBlockDelta: components["schemas"]["MessageTextDelta"] | components["schemas"]["MessageInputJsonDelta"] | components["schemas"]["MessageThinkingDelta"] | components["schemas"]["MessageSignatureDelta"] | components["schemas"]["MessageCitationsDelta"];
        MessageContentBlockDeltaEvent: {
            /** @constant */
            type: "content_block_delta";
            index: components["schemas"]["MessageBlockIndex"];
            delta: components["schemas"]["MessageBlockDelta"];
        };
        MessageContentBlockStopEvent: {
            /** @constant */
            type: "content_block_stop";
            index: components["schemas"]["MessageBlockIndex"];
        };
        /**
         * @description Why the answer ended: `end_turn` (the model was done), `max_tokens` (the limit was reached), `stop_sequence` (it
         *     wrote one of yours), `tool_use` (it waits for a tool). Null only in the `message_start` event of a stream.
         * @enum {string}
         */
        MessageStopReason: "end_turn" | "max_tokens" | "stop_sequence" | "tool_use";
        /** @description The same counts as in `usage` beside `delta`. */
        MessageDeltaUsage: {
            input_tokens: number;
            output_tokens: number;
            cache_creation_input_tokens?: number;
            cache_read_input_tokens?: number;
        };
        MessageDeltaEvent: {
            /** @constant */
            type: "message_delta";
            delta: {
                stop_reason: components["schemas"]["MessageStopReason"];
                /** @description The custom stop sequence that matched. */
                stop_sequence: string | null;
                stop_details?: Record<string, never> | null;
                container?: Record<string, never> | null;
                usage: components["schemas"]["MessageDeltaUsage"];
            };
            usage: components["schemas"]["MessageUsage"];
        };
        /** @description The end of a complete stream. */
        MessageStopEvent: {
            /** @constant */
            type: "message_stop";
        };
        /**
         * @description The class of the error. The HTTP status tells more cases apart than these four.
         * @enum {string}
         */
        MessageErrorType: "invalid_request_error" | "authentication_error" | "rate_limit_error" | "server_error";
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
        /** @description The end of a stream that failed. */
        MessageStreamErrorEvent: {
            /** @constant */
            type: "error";
            error: components["schemas"]["MessageErrorObject"];
            /** @description The same as the headers `request-id` and `x-request-id` of the answer. */
            request_id: string;
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
        /** @description Lets the model go on from its own thought. Opaque; send it back byte for byte with the part it came on. */
        ThoughtSignature: string;
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
         * @description Why this candidate ended. `STOP` (done or a stop sequence), `MAX_TOKENS`, `RECITATION`, `LANGUAGE`, `OTHER` and
         *     `MALFORMED_FUNCTION_CALL` speak for themselves; `SAFETY`, `IMAGE_SAFETY`, `PROHIBITED_CONTENT`, `BLOCKLIST` and
         *     `SPII` mean that the content filter blocked it. Absent while the model is still writing.
         * @enum {string}
         */
        FinishReason: "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "LANGUAGE" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "SPII" | "MALFORMED_FUNCTION_CALL" | "IMAGE_SAFETY";
        /**
         * @description The probability that the content is harmful.
         * @enum {string}
         */
        HarmProbability: "HARM_PROBABILITY_UNSPECIFIED" | "NEGLIGIBLE" | "LOW" | "MEDIUM" | "HIGH";
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
        /**
         * @description Whether an address could be read.
         * @enum {string}
         */
        UrlRetrievalStatus: "URL_RETRIEVAL_STATUS_UNSPECIFIED" | "URL_RETRIEVAL_STATUS_SUCCESS" | "URL_RETRIEVAL_STATUS_ERROR";
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
         * @description Why the prompt was blocked; absent when it was not.
         * @enum {string}
         */
        BlockReason: "BLOCK_REASON_UNSPECIFIED" | "SAFETY" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "IMAGE_SAFETY";
        /** @description What the content filter says about the prompt. */
        PromptFeedback: {
            blockReason?: components["schemas"]["BlockReason"];
            /** @description The ratings of the prompt, at most one per category. */
            safetyRatings?: components["schemas"]["SafetyRating"][];
        };
        /**
         * @description A kind of content.
         * @enum {string}
         */
        Modality: "MODALITY_UNSPECIFIED" | "TEXT" | "IMAGE" | "VIDEO" | "AUDIO" | "DOCUMENT";
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
        RealtimeClientEventId: string | null;
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
        /** @description The fields to change. Fields left out keep their value. */
        RealtimeSessionUpdate: {
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
        };
        RealtimeSessionUpdateEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "session.update";
            session: components["schemas"]["RealtimeSessionUpdate"];
        };
        /** @description Base64 of audio in the session's format. */
        RealtimeAudio: string;
        RealtimeInputAudioBufferAppendEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "input_audio_buffer.append";
            audio: components["schemas"]["RealtimeAudio"];
        };
        RealtimeInputAudioBufferCommitEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "input_audio_buffer.commit";
        };
        RealtimeInputAudioBufferClearEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "input_audio_buffer.clear";
        };
        /** @description Chosen by the client; the gateway makes one up when it is absent. It must be new in the conversation. */
        RealtimeInputItemId: string | null;
        /** @enum {string|null} */
        RealtimeInputItemObject: "realtime.item" | null;
        /** @enum {string} */
        RealtimeItemStatus: "completed" | "in_progress" | "incomplete";
        /** @description Has no effect on the conversation; an item that is created counts as completed. */
        RealtimeInputItemStatus: components["schemas"]["RealtimeItemStatus"] | null;
        /** @enum {string} */
        RealtimeRole: "user" | "assistant" | "system";
        /** @description Text. `text` and `input_text` mean the same, `output_text` is text the assistant has said before. */
        RealtimeInputTextContent: {
            /** @enum {string} */
            type: "text" | "input_text" | "output_text";
            text: string;
        };
        /**
         * @description Speech, as samples, as a transcript or both. `audio` and `input_audio` mean the same, `output_audio` is speech the
         *     assistant has uttered before.
         */
        RealtimeInputAudioContent: {
            /** @enum {string} */
            type: "audio" | "input_audio" | "output_audio";
            audio?: components["schemas"]["RealtimeAudio"];
            transcript?: string;
        } | {
            audio: string;
        } | {
            transcript: string;
        };
        /** @description Stands for an item that is in the conversation already. */
        RealtimeItemReferenceContent: {
            /** @constant */
            type: "item_reference";
            id: string;
        };
        /** @description One part of a message item that the client puts into the conversation. */
        RealtimeInputContent: components["schemas"]["RealtimeInputTextContent"] | components["schemas"]["RealtimeInputAudioContent"] | components["schemas"]["RealtimeItemReferenceContent"];
        /** @description A message. System and user items carry input, assistant items carry what the model said before. */
        RealtimeInputMessageItem: {
            id?: components["schemas"]["RealtimeInputItemId"];
            object?: components["schemas"]["RealtimeInputItemObject"];
            /** @constant */
            type: "message";
            status?: components["schemas"]["RealtimeInputItemStatus"];
            role: components["schemas"]["RealtimeRole"];
            content: components["schemas"]["RealtimeInputContent"][];
        };
        /** @description A function call that the model made before. */
        RealtimeInputFunctionCallItem: {
            id?: components["schemas"]["RealtimeInputItemId"];
            object?: components["schemas"]["RealtimeInputItemObject"];
            /** @constant */
            type: "function_call";
            status?: components["schemas"]["RealtimeInputItemStatus"];
            call_id: string;
            name: string;
            /** @description JSON text. */
            arguments: string;
        };
        /** @description What a function returned. */
        RealtimeInputFunctionCallOutputItem: {
            id?: components["schemas"]["RealtimeInputItemId"];
            object?: components["schemas"]["RealtimeInputItemObject"];
            /** @constant */
            type: "function_call_output";
            status?: components["schemas"]["RealtimeInputItemStatus"];
            /** @description The `call_id` of the call that is answered. */
            call_id: string;
            output: string;
        };
        /** @description An item that the client puts into the conversation. */
        RealtimeInputItem: components["schemas"]["RealtimeInputMessageItem"] | components["schemas"]["RealtimeInputFunctionCallItem"] | components["schemas"]["RealtimeInputFunctionCallOutputItem"];
        RealtimeConversationItemCreateEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "conversation.item.create";
            /** @description The item after which to insert; at the end when absent. */
            previous_item_id?: string | null;
            item: components["schemas"]["RealtimeInputItem"];
        };
        RealtimeIndex: number;
        RealtimeConversationItemTruncateEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "conversation.item.truncate";
            /** @description A message item of the assistant. */
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            /** @description How many milliseconds of the audio the user has heard. */
            audio_end_ms: number;
        };
        RealtimeConversationItemDeleteEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "conversation.item.delete";
            item_id: string;
        };
        /** @description Overrides the session's configuration for this response only. */
        RealtimeResponseConfig: {
            modalities?: components["schemas"]["RealtimeModalities"] | null;
            instructions?: string | null;
            voice?: components["schemas"]["RealtimeVoice"] | null;
            output_audio_format?: components["schemas"]["RealtimeAudioFormat"] | null;
            tools?: components["schemas"]["RealtimeTool"][] | null;
            tool_choice?: components["schemas"]["RealtimeToolChoice"] | null;
            temperature?: components["schemas"]["RealtimeTemperature"] | null;
            max_output_tokens?: components["schemas"]["RealtimeMaxTokens"] | null;
            /** @description Another name of `max_output_tokens`. Both with different values are refused with `invalid_value`. */
            max_response_output_tokens?: components["schemas"]["RealtimeMaxTokens"] | null;
        };
        RealtimeResponseCreateEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "response.create";
            response?: components["schemas"]["RealtimeResponseConfig"] | null;
        };
        RealtimeResponseCancelEvent: {
            event_id?: components["schemas"]["RealtimeClientEventId"];
            /** @constant */
            type: "response.cancel";
        };
        /** @description Identifier of this server event, `event_` and random characters. */
        RealtimeEventId: string;
        RealtimeError: {
            /** @enum {string} */
            type: "invalid_request_error" | "server_error";
            /**
             * @description What happened, for programs. The list of values is in the description of the `error` message.
             * @example invalid_event
             * @example invalid_value
             * @example session_expired
             */
            code: string | null;
            /** @description What happened, for people, and how to repair it. */
            message: string;
            /** @description The field at fault, such as `session.temperature`. */
            param: string | null;
            /** @description The `event_id` of the client event that caused the error. */
            event_id: string | null;
        };
        RealtimeErrorEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "error";
            error: components["schemas"]["RealtimeError"];
        };
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
        RealtimeSessionCreatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "session.created";
            session: components["schemas"]["RealtimeSession"];
        };
        RealtimeSessionUpdatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "session.updated";
            session: components["schemas"]["RealtimeSession"];
        };
        RealtimeConversation: {
            /** @description Identifier of the conversation: `conv_` and random characters. */
            id: string;
            /** @constant */
            object: "realtime.conversation";
        };
        RealtimeConversationCreatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.created";
            conversation: components["schemas"]["RealtimeConversation"];
        };
        /** @description Text of the assistant. */
        RealtimeTextPart: {
            /** @constant */
            type: "text";
            text: string;
        };
        /** @description Speech of the assistant. The samples travel in `response.audio.delta`; here there is the transcript. */
        RealtimeAudioPart: {
            /** @constant */
            type: "audio";
            audio?: components["schemas"]["RealtimeAudio"];
            /** @description What was said; grows with the transcript deltas. */
            transcript: string | null;
        };
        /** @description Text of the user or the system. */
        RealtimeInputTextPart: {
            /** @constant */
            type: "input_text";
            text: string;
        };
        /** @description Speech of the user. */
        RealtimeInputAudioPart: {
            /** @constant */
            type: "input_audio";
            audio?: components["schemas"]["RealtimeAudio"];
            /** @description Null until, and unless, the audio has been transcribed. */
            transcript: string | null;
        };
        /** @description One part of a message item. */
        RealtimePart: components["schemas"]["RealtimeTextPart"] | components["schemas"]["RealtimeAudioPart"] | components["schemas"]["RealtimeInputTextPart"] | components["schemas"]["RealtimeInputAudioPart"];
        RealtimeMessageItem: {
            id: string;
            /** @constant */
            object: "realtime.item";
            /** @constant */
            type: "message";
            status: components["schemas"]["RealtimeItemStatus"];
            role: components["schemas"]["RealtimeRole"];
            content: components["schemas"]["RealtimePart"][];
        };
        RealtimeFunctionCallItem: {
            id: string;
            /** @constant */
            object: "realtime.item";
            /** @constant */
            type: "function_call";
            status: components["schemas"]["RealtimeItemStatus"];
            /** @description Answer with a `function_call_output` item that repeats it. */
            call_id: string;
            name: string;
            /** @description JSON text; empty while the call is being generated. */
            arguments: string;
        };
        RealtimeFunctionCallOutputItem: {
            id: string;
            /** @constant */
            object: "realtime.item";
            /** @constant */
            type: "function_call_output";
            status: components["schemas"]["RealtimeItemStatus"];
            call_id: string;
            output: string;
        };
        /** @description One item of the conversation. */
        RealtimeItem: components["schemas"]["RealtimeMessageItem"] | components["schemas"]["RealtimeFunctionCallItem"] | components["schemas"]["RealtimeFunctionCallOutputItem"];
        RealtimeConversationItemCreatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.created";
            /** @description The item before it; null for the first. */
            previous_item_id: string | null;
            item: components["schemas"]["RealtimeItem"];
        };
        RealtimeTranscriptionCompletedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "conversation.item.input_audio_transcription.completed";
            item_id: string;
            content_index: components["schemas"]["RealtimeIndex"];
            transcript: string;
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
        /**
         * @description - `in_progress`: the response is being generated.
         *     - `completed`: the model finished, with text, speech or function calls.
         *     - `cancelled`: `response.cancel` arrived, or the user began to speak under voice detection.
         *     - `incomplete`: the token limit was reached, or a content filter cut the answer off.
         *     - `failed`: the upstream or the gateway failed, or a rate limit was hit.
         * @enum {string}
         */
        RealtimeResponseStatus: "in_progress" | "completed" | "cancelled" | "failed" | "incomplete";
        /** @description Why the response ended as it did. */
        RealtimeStatusDetails: {
            /** @enum {string} */
            type: "completed" | "cancelled" | "incomplete" | "failed";
            /**
             * @description With `cancelled`: `client_cancelled` or `turn_detected`. With `incomplete`: `max_output_tokens` or `content_filter`.
             * @enum {string}
             */
            reason?: "client_cancelled" | "turn_detected" | "max_output_tokens" | "content_filter";
            /** @description With `failed`. */
            error?: {
                type: string;
                code: string | null;
                message: string;
            };
        };
        RealtimeUsage: {
            total_tokens: number;
            input_tokens: number;
            output_tokens: number;
            input_token_details?: {
                cached_tokens?: number;
                text_tokens?: number;
                audio_tokens?: number;
            };
            output_token_details?: {
                text_tokens?: number;
                audio_tokens?: number;
            };
        };
        /** @description One answer of the model. */
        RealtimeResponse: {
            /** @description Identifier of the response: `resp_` and random characters. */
            id: string;
            /** @constant */
            object: "realtime.response";
            status: components["schemas"]["RealtimeResponseStatus"];
            status_details: components["schemas"]["RealtimeStatusDetails"] | null;
            /** @description Empty in `response.created`. */
            output: components["schemas"]["RealtimeItem"][];
            /** @description Null in `response.created`. */
            usage: components["schemas"]["RealtimeUsage"] | null;
            conversation_id?: string | null;
            modalities?: components["schemas"]["RealtimeModalities"];
            voice?: components["schemas"]["RealtimeVoice"];
            output_audio_format?: components["schemas"]["RealtimeAudioFormat"];
            temperature?: components["schemas"]["RealtimeTemperature"];
            max_output_tokens?: components["schemas"]["RealtimeMaxTokens"];
            metadata?: {
                [key: string]: string;
            } | null;
        };
        RealtimeResponseCreatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.created";
            response: components["schemas"]["RealtimeResponse"];
        };
        RealtimeResponseDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.done";
            response: components["schemas"]["RealtimeResponse"];
        };
        RealtimeOutputItemAddedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_item.added";
            response_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            item: components["schemas"]["RealtimeItem"];
        };
        RealtimeOutputItemDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.output_item.done";
            response_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            item: components["schemas"]["RealtimeItem"];
        };
        /** @description One part of what the model says. It starts empty and grows with the deltas. */
        RealtimeOutputPart: components["schemas"]["RealtimeTextPart"] | components["schemas"]["RealtimeAudioPart"];
        RealtimeContentPartAddedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.content_part.added";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            part: components["schemas"]["RealtimeOutputPart"];
        };
        RealtimeContentPartDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.content_part.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            part: components["schemas"]["RealtimeOutputPart"];
        };
        RealtimeTextDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.text.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            delta: string;
        };
        RealtimeTextDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.text.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            /** @description The complete text. */
            delta: string;
            /** @description The complete text once more. */
            text: string;
        };
        RealtimeAudioTranscriptDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.audio_transcript.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            delta: string;
        };
        RealtimeAudioTranscriptDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.audio_transcript.done";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            /** @description The complete transcript. */
            transcript: string;
        };
        RealtimeAudioDeltaEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.audio.delta";
            response_id: string;
            item_id: string;
            output_index: components["schemas"]["RealtimeIndex"];
            content_index: components["schemas"]["RealtimeIndex"];
            delta: components["schemas"]["RealtimeAudio"];
        };
        RealtimeAudioDoneEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "response.audio.done";
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
        RealtimeRateLimit: {
            /**
             * @description `requests` or `tokens`.
             * @example requests
             * @example tokens
             */
            name: string;
            /** @description The most the window allows. */
            limit: number;
            /** @description What is left of it. */
            remaining: number;
            /** @description Seconds until the window starts anew. */
            reset_seconds: number;
        };
        RealtimeRateLimitsUpdatedEvent: {
            event_id: components["schemas"]["RealtimeEventId"];
            /** @constant */
            type: "rate_limits.updated";
            rate_limits: components["schemas"]["RealtimeRateLimit"][];
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
    "message_start": components['schemas']["MessageStartEvent"];
    "ping": components['schemas']["MessagePingEvent"];
    "content_block_start": components['schemas']["MessageContentBlockStartEvent"];
    "content_block_delta": components['schemas']["MessageContentBlockDeltaEvent"];
    "content_block_stop": components['schemas']["MessageContentBlockStopEvent"];
    "message_delta": components['schemas']["MessageDeltaEvent"];
    "message_stop": components['schemas']["MessageStopEvent"];
    "error": components['schemas']["MessageStreamErrorEvent"];
  };
  streamGenerateContent: {
    "chunk": components['schemas']["GenerateContentResponse"];
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
    "session.update": components['schemas']["RealtimeSessionUpdateEvent"];
    "input_audio_buffer.append": components['schemas']["RealtimeInputAudioBufferAppendEvent"];
    "input_audio_buffer.commit": components['schemas']["RealtimeInputAudioBufferCommitEvent"];
    "input_audio_buffer.clear": components['schemas']["RealtimeInputAudioBufferClearEvent"];
    "conversation.item.create": components['schemas']["RealtimeConversationItemCreateEvent"];
    "conversation.item.truncate": components['schemas']["RealtimeConversationItemTruncateEvent"];
    "conversation.item.delete": components['schemas']["RealtimeConversationItemDeleteEvent"];
    "response.create": components['schemas']["RealtimeResponseCreateEvent"];
    "response.cancel": components['schemas']["RealtimeResponseCancelEvent"];
}

/** What realtime clients are sent. */
export interface RealtimeServerEvents {
    "error": components['schemas']["RealtimeErrorEvent"];
    "session.created": components['schemas']["RealtimeSessionCreatedEvent"];
    "session.updated": components['schemas']["RealtimeSessionUpdatedEvent"];
    "conversation.created": components['schemas']["RealtimeConversationCreatedEvent"];
    "conversation.item.created": components['schemas']["RealtimeConversationItemCreatedEvent"];
    "conversation.item.input_audio_transcription.completed": components['schemas']["RealtimeTranscriptionCompletedEvent"];
    "conversation.item.input_audio_transcription.failed": components['schemas']["RealtimeTranscriptionFailedEvent"];
    "conversation.item.truncated": components['schemas']["RealtimeConversationItemTruncatedEvent"];
    "conversation.item.deleted": components['schemas']["RealtimeConversationItemDeletedEvent"];
    "input_audio_buffer.committed": components['schemas']["RealtimeInputAudioBufferCommittedEvent"];
    "input_audio_buffer.cleared": components['schemas']["RealtimeInputAudioBufferClearedEvent"];
    "input_audio_buffer.speech_started": components['schemas']["RealtimeSpeechStartedEvent"];
    "input_audio_buffer.speech_stopped": components['schemas']["RealtimeSpeechStoppedEvent"];
    "response.created": components['schemas']["RealtimeResponseCreatedEvent"];
    "response.done": components['schemas']["RealtimeResponseDoneEvent"];
    "response.output_item.added": components['schemas']["RealtimeOutputItemAddedEvent"];
    "response.output_item.done": components['schemas']["RealtimeOutputItemDoneEvent"];
    "response.content_part.added": components['schemas']["RealtimeContentPartAddedEvent"];
    "response.content_part.done": components['schemas']["RealtimeContentPartDoneEvent"];
    "response.text.delta": components['schemas']["RealtimeTextDeltaEvent"];
    "response.text.done": components['schemas']["RealtimeTextDoneEvent"];
    "response.audio_transcript.delta": components['schemas']["RealtimeAudioTranscriptDeltaEvent"];
    "response.audio_transcript.done": components['schemas']["RealtimeAudioTranscriptDoneEvent"];
    "response.audio.delta": components['schemas']["RealtimeAudioDeltaEvent"];
    "response.audio.done": components['schemas']["RealtimeAudioDoneEvent"];
    "response.function_call_arguments.delta": components['schemas']["RealtimeFunctionCallArgumentsDeltaEvent"];
    "response.function_call_arguments.done": components['schemas']["RealtimeFunctionCallArgumentsDoneEvent"];
    "rate_limits.updated": components['schemas']["RealtimeRateLimitsUpdatedEvent"];
}
