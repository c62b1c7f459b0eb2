import { describe, expect, it } from 'vitest';
import { readPrismRefusal } from '../../../../scripts/mock/refuse-request.ts';

const body = Buffer.alloc(0);

function answer(violations: unknown, status = 400) {
  return { status, headers: { 'sl-violations': JSON.stringify(violations) }, body };
}

const wrong = {
  location: ['request', 'body', 'n'],
  severity: 'Error',
  code: 'type',
  message: 'Request body property n must be integer',
};

describe('readPrismRefusal', () => {
  it('names the field and every reason', () => {
    const second = {
      ...wrong,
      location: ['request', 'body', 'size'],
      message: 'Request body property size is bad',
    };
    const error = readPrismRefusal(answer([wrong, second]));
    expect(error).toMatchObject({
      reason: 'invalid_value',
      param: 'n',
      message: 'Request body property n must be integer. Request body property size is bad.',
    });
  });

  it('names the field that is missing', () => {
    const message = "Request body must have required property 'image'";
    const missing = { ...wrong, location: ['request', 'body'], code: 'required', message };
    expect(readPrismRefusal(answer([missing]))).toMatchObject({
      reason: 'missing_required_parameter',
      param: 'image',
    });
  });

  it('shows a list that Prism cut off as it is', () => {
    const headers = { 'sl-violations': 'Too many violations! [{' };
    expect(readPrismRefusal({ status: 422, headers, body })?.message).toBe('Too many violations! [{.');
  });

  it('is none for warnings, for answers and for other statuses', () => {
    expect(readPrismRefusal(answer([{ ...wrong, severity: 'Warning' }]))).toBeNull();
    expect(readPrismRefusal(answer([{ ...wrong, location: ['response', 'body'] }]))).toBeNull();
    expect(readPrismRefusal(answer([wrong], 401))).toBeNull();
    expect(readPrismRefusal({ status: 400, headers: {}, body })).toBeNull();
  });
});
