/**
 * What Redis runs for the limiter, each as one step that no other one interrupts. Of each party there is a hash with what is
 * used of its requests (`r`) and tokens (`t`) at a time (`at`), and the limits of who asked last (`rpm`, `tpm`); and there are two
 * sorted sets of the requests under way by when their lease ends: those whose number is limited, and the others. A limit is -1
 * where there is none. Times are those of Redis, in milliseconds.
 */

const preamble = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

-- Forgets what has run out of a set. What lasts longer than it may was put there when the clock was ahead: it lasts so long from now on.
local function tidy(key, life)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', key, '(' .. string.format('%.0f', now + life), '+inf')) do
    redis.call('ZADD', key, now + life, member)
  end
end
`;

/**
 * What is taken and given back, one step after another. KEYS: hash and set of each party. ARGV: lease in milliseconds, how soon to
 * come back where no slot is free, and of each step `take` or `end`, the requests that it takes or gives back, how many times all
 * of it has to fit, the number of its slots and their ids, the number of its parties, and of each of them which one of KEYS it is,
 * its rpm, tpm and concurrency, and the tokens to reserve, or those that were used beyond the reserved ones. Answers for each
 * `take` with the kind of the limit that stands in the way longest, or an empty text; for how long; and what is used of requests
 * and tokens of each party. To end something again changes nothing.
 */
export const limitScript = `${preamble}
local window = 60000
local lease = tonumber(ARGV[1])
local parties = {}

local counts = {}

local function count(key)
  if counts[key] then return counts[key] end
  local fields = redis.call('HMGET', key, 'r', 't', 'at', 'rpm', 'tpm')
  local count = {
    requests = tonumber(fields[1] or 0),
    tokens = tonumber(fields[2] or 0),
    at = tonumber(fields[3] or now),
    rpm = tonumber(fields[4]),
    tpm = tonumber(fields[5]),
  }
  -- The clock was ahead: unless that is written, nothing is refilled until it is so late again.
  if count.at > now then count.at, count.changed = now, true end
  counts[key] = count
  return count
end

local function open(index)
  if parties[index] then return parties[index] end
  local slots = KEYS[2 * index]
  tidy(slots, lease)
  local party = { slots = slots, open = redis.call('ZCARD', slots), count = count(KEYS[2 * index - 1]) }
  parties[index] = party
  return party
end

local function drain(used, limit, passed)
  -- What was used without a limit does not count when there is one.
  return limit > 0 and math.max(0, used - passed * limit / window) or 0
end

-- By the limits of who asked last: a request that ends has those that there were when it began.
local function refill(count, rpm, tpm)
  local passed = now - count.at
  count.requests = drain(count.requests, count.rpm or rpm, passed)
  count.tokens = drain(count.tokens, count.tpm or tpm, passed)
  count.at = now
end

-- What is used of a limit by who asks with it: nobody owes more than a minute's worth, nor does who had more to use until now.
local function using(used, limit)
  return limit > 0 and math.min(2 * limit, used) or 0
end

-- Only who is let in, so that nodes which know an earlier limit still count by theirs. Without a limit nothing counts.
local function add(count, name, limitName, limit, used)
  if limit <= 0 then return end
  count[name], count.changed = used, true
  if count[limitName] ~= limit then count[limitName], count.adjusted = limit, true end
end

local answer = {}

local function take(step)
  local kind, wait = '', 0
  local function note(name, milliseconds)
    if milliseconds > wait then kind, wait = name, milliseconds end
  end
  for _, claim in ipairs(step.claims) do
    local rpm, tpm, concurrency = claim[2], claim[3], claim[4]
    local count = claim.party.count
    refill(count, rpm, tpm)
    claim.requests, claim.tokens = using(count.requests, rpm), using(count.tokens, tpm)
    if rpm > 0 then note('requests', (claim.requests + step.times * step.requests - rpm) * window / rpm) end
    if tpm > 0 then note('tokens', (claim.tokens + step.times * claim[5] - tpm) * window / tpm) end
    if concurrency > 0 and claim.party.open + step.times * #step.ids > concurrency then
      note('concurrency', tonumber(ARGV[2]))
    end
  end
  table.insert(answer, kind)
  table.insert(answer, tostring(wait))
  for _, claim in ipairs(step.claims) do
    if kind == '' then
      claim.requests, claim.tokens = claim.requests + step.requests, claim.tokens + claim[5]
      add(claim.party.count, 'requests', 'rpm', claim[2], claim.requests)
      add(claim.party.count, 'tokens', 'tpm', claim[3], claim.tokens)
      claim.party.isTaken = true
      claim.party.open = claim.party.open + redis.call('ZADD', claim.party.slots, unpack(step.members))
    end
    table.insert(answer, tostring(claim.requests))
    table.insert(answer, tostring(claim.tokens))
  end
end

local function finish(step)
  for _, claim in ipairs(step.claims) do
    local party, rpm, tpm, more = claim.party, claim[2], claim[3], claim[5]
    if redis.call('ZREM', party.slots, step.ids[1]) == 1 then
      party.open = party.open - 1
      if #step.ids > 1 then party.open = party.open - redis.call('ZREM', party.slots, unpack(step.ids, 2)) end
      if step.requests ~= 0 or more ~= 0 then
        local count = party.count
        refill(count, rpm, tpm)
        local allowedRequests, allowedTokens = count.rpm or rpm, count.tpm or tpm
        -- What was taken of a higher limit is not given back to a lower one.
        if rpm > 0 and rpm <= allowedRequests then count.requests = math.max(0, count.requests - step.requests) end
        if tpm > 0 and (more > 0 or tpm <= allowedTokens) then
          count.tokens = math.max(0, math.min(2 * allowedTokens, count.tokens + more))
        end
        count.changed = true
      end
    end
  end
end

local place = 3
local function read()
  place = place + 1
  return ARGV[place - 1]
end

while place <= #ARGV do
  local run = read() == 'take' and take or finish
  local step = { requests = tonumber(read()), times = tonumber(read()), ids = {}, members = {}, claims = {} }
  for number = 1, tonumber(read()) do
    step.ids[number] = read()
    table.insert(step.members, now + lease)
    table.insert(step.members, step.ids[number])
  end
  for number = 1, tonumber(read()) do
    local claim = {}
    for field = 1, 5 do claim[field] = tonumber(read()) end
    claim.party = open(claim[1])
    step.claims[number] = claim
  end
  run(step)
end

for key, count in pairs(counts) do
  if count.changed then
    redis.call('HSET', key, 'r', tostring(count.requests), 't', tostring(count.tokens), 'at', now)
    if count.adjusted and count.rpm then redis.call('HSET', key, 'rpm', count.rpm) end
    if count.adjusted and count.tpm then redis.call('HSET', key, 'tpm', count.tpm) end
    redis.call('PEXPIRE', key, 3 * window)
  end
end
for _, party in pairs(parties) do
  if party.isTaken then redis.call('PEXPIRE', party.slots, 2 * lease) end
end
return answer
`;

/**
 * KEYS: the set of a party. ARGV: request id, lease in milliseconds, and `renew` or `retake`. Keeps a lease that is there, and answers
 * with 1. One that Redis forgot is answered with 0, and made anew by `retake`, however many there are: its request is under way.
 */
export const renewScript = `${preamble}
if ARGV[3] == 'renew' and not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], 2 * ARGV[2])
return 1
`;

/** KEYS: the set of nodes. ARGV: the id of this node, how long it counts without another word, in milliseconds. Answers with their number. */
export const countNodesScript = `${preamble}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
tidy(KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`;
