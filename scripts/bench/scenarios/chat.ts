/** Headers of the official client of this format. */
export const chatHeaders = {
  'content-type': 'application/json',
  accept: 'application/json',
  'anthropic-version': '2023-06-01',
  'user-agent': 'specway-bench',
} as const;

/** The conversation of the small requests: a system prompt and three turns, about 600 bytes as JSON. */
export const chatTurns = {
  system:
    'You answer questions of visitors to a small maritime museum. Be brief and exact, and say so when you do not know. ' +
    'Opening hours: Tuesday to Sunday, 10:00 to 17:00; the tower closes half an hour earlier.',
  messages: [
    { role: 'user', content: 'Good morning! Is the tower open today?' },
    {
      role: 'assistant',
      content:
        'Good morning. Yes, the tower is open until 16:30; the last tickets are sold at four o\u2019clock.',
    },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Thank you. When was the light automated, and who kept it before that?' },
      ],
    },
  ],
} as const;
