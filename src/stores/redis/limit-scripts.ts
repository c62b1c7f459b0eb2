/**
 * What Redis runs for the limiter, each as one step that no other one interrupts. Of each party there is a hash with what is
 * used of its requests (`r`) and tokens (`t`) at a time (`at`), and a sorted set of the requests under way by when their
 * lease ends. A limit is -1 where there is none. Times are those of Redis, in milliseconds.
 */

/** Refills by the time that has passed; shared by both scripts. */
const preamble = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = 60000

local function read(key, rpm, tpm)
  local fields = redis.call('HMGET', key, 'r', 't', 'at')
  local passed = math.max(0, now - tonumber(fields[3] or now))
  local requests = math.max(0, tonumber(fields[1] or 0) - passed * math.max(rpm, 0) / window)
  local tokens = math.max(0, tonumber(fields[2] or 0) - passed * math.max(tpm, 0) / window)
  return requests, tokens
end

local function write(key, requests, tokens)
  redis.call('HSET', key, 'r', tostring(requests), 't', tostring(tokens), 'at', now)
  redis.call('PEXPIRE', key, 3 * window)
end
`;

/**
 * KEYS: hash and set of each party. ARGV: request id, lease in milliseconds, how soon to come back where no slot is free, and
 * of each party its rpm, tpm, concurrency and the tokens to reserve. Answers with the kind of the limit that stands in the way
 * longest, or an empty text; for how long; and what is used of requests and tokens of each party.
 */
export const takeScript = `${preamble}
local kind, wait = '', 0
local function note(name, milliseconds)
  if milliseconds > wait then kind, wait = name, milliseconds end
end

local states = {}
for index = 1, #KEYS / 2 do
  local offset = 4 * index - 1
  local rpm, tpm = tonumber(ARGV[offset + 1]), tonumber(ARGV[offset + 2])
  local concurrency, wanted = tonumber(ARGV[offset + 3]), tonumber(ARGV[offset + 4])
  local requests, tokens = read(KEYS[2 * index - 1], rpm, tpm)
  states[index] = { requests, tokens, wanted }
  if rpm > 0 then note('requests', (requests + 1 - rpm) * window / rpm) end
  if tpm > 0 then note('tokens', (tokens + wanted - tpm) * window / tpm) end
  redis.call('ZREMRANGEBYSCORE', KEYS[2 * index], '-inf', now)
  if concurrency > 0 and redis.call('ZCARD', KEYS[2 * index]) >= concurrency then
    note('concurrency', tonumber(ARGV[3]))
  end
end

local answer = { kind, tostring(wait) }
for index, state in ipairs(states) do
  if kind == '' then
    state[1], state[2] = state[1] + 1, state[2] + state[3]
    write(KEYS[2 * index - 1], state[1], state[2])
    redis.call('ZADD', KEYS[2 * index], now + ARGV[2], ARGV[1])
    redis.call('PEXPIRE', KEYS[2 * index], 2 * ARGV[2])
  end
  table.insert(answer, tostring(state[1]))
  table.insert(answer, tostring(state[2]))
end
return answer
`;

/**
 * KEYS: hash and set of each party. ARGV: request id, and of each party its rpm, its tpm and the tokens that were used beyond
 * those reserved. Running it again for the same request changes nothing.
 */
export const endScript = `${preamble}
for index = 1, #KEYS / 2 do
  local offset = 3 * index - 2
  local rpm, tpm = tonumber(ARGV[offset + 1]), tonumber(ARGV[offset + 2])
  local more = tonumber(ARGV[offset + 3])
  local isOpen = redis.call('ZREM', KEYS[2 * index], ARGV[1]) == 1
  if isOpen and tpm > 0 and more ~= 0 then
    local requests, tokens = read(KEYS[2 * index - 1], rpm, tpm)
    write(KEYS[2 * index - 1], requests, math.min(2 * tpm, math.max(0, tokens + more)))
  end
end
`;

/** KEYS: the set of a party. ARGV: request id, lease in milliseconds. Keeps a lease that has not ended. */
export const renewScript = `${preamble}
if redis.call('ZADD', KEYS[1], 'XX', 'CH', now + ARGV[2], ARGV[1]) then
  redis.call('PEXPIRE', KEYS[1], 2 * ARGV[2])
end
`;

/** KEYS: the set of nodes. ARGV: the id of this node, how long it counts without another word, in milliseconds. Answers with their number. */
export const countNodesScript = `${preamble}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`;
