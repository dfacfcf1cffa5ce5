// Functions that set the status and the headers, or raise the whole answer.
import { describe, expect, it } from 'vitest';
import { anon, post, rest } from './client.ts';

describe('response.headers and response.status', () => {
  it('add headers to the answer', async () => {
    const answer = await rest('/rpc/with_headers');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-shelf')).toBe('A; b=1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('add the same header twice', async () => {
    const answer = await post('/rpc/with_cookies', {});
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  });

  it('change the status and keep the body', async () => {
    const answer = await post('/rpc/with_status', {});
    expect(answer.status).toBe(418);
    expect(answer.json).toEqual({ message: 'teapot' });
  });

  it('are refused when they are not an array of objects', async () => {
    const { error, status } = await anon.rpc('with_bad_headers');
    expect(status).toBe(500);
    expect(error).toMatchObject({
      code: 'PGRST111',
      message: 'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    });
  });

  it('are refused when the status is not a number', async () => {
    const { error, status } = await anon.rpc('with_bad_status');
    expect(status).toBe(500);
    expect(error).toMatchObject({ code: 'PGRST112', message: 'response.status guc must be a valid status code' });
  });
});

describe('one value', () => {
  it('is asked for once, however many things are made of it', async () => {
    const answer = await post('/rpc/calls_counted', {});
    expect(answer.json).toBe(1);
  });
});

describe('raise', () => {
  it('answers 400 with its four fields', async () => {
    const { error, status } = await anon.rpc('refuse');
    expect(status).toBe(400);
    expect(error).toEqual({
      code: 'P0001',
      message: 'I refuse!',
      details: 'Pretty simple',
      hint: 'There is nothing you can do.',
    });
  });

  it('PTxyz answers with the status xyz', async () => {
    const answer = await post('/rpc/pay_first', {});
    expect(answer.status).toBe(402);
    expect(answer.json).toEqual({
      code: 'PT402',
      message: 'Payment Required',
      details: 'Quota exceeded',
      hint: 'Upgrade your plan',
    });
    expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=PT402');
  });

  it('PT without a number answers 500', async () => {
    const { error, status } = await anon.rpc('raise_state', { state: 'PT40A' });
    expect(status).toBe(500);
    expect(error?.code).toBe('PT40A');
  });

  it('PGRST answers with the status, headers and body it spells', async () => {
    const answer = await post('/rpc/raise_whole_answer', {});
    expect(answer.status).toBe(419);
    expect(answer.headers.get('x-shelf')).toBe('12');
    expect(answer.json).toEqual({
      code: 'SHELF',
      message: 'Shelf is full',
      details: 'Twelve books',
      hint: 'Buy a shelf',
    });
  });

  it('PGRST that does not spell JSON is refused', async () => {
    const message = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error';
    const detailHint =
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
    const badMessage = await anon.rpc('raise_bad_message');
    expect(badMessage.status).toBe(500);
    expect(badMessage.error).toEqual({
      code: 'PGRST121',
      message,
      details: "Invalid JSON value for MESSAGE: 'INVALID'",
      hint: "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    });
    const badDetail = await anon.rpc('raise_bad_detail');
    expect(badDetail.error).toEqual({
      code: 'PGRST121',
      message,
      details: "Invalid JSON value for DETAIL: 'INVALID'",
      hint: detailHint,
    });
    const noDetail = await anon.rpc('raise_no_detail');
    expect(noDetail.error).toEqual({
      code: 'PGRST121',
      message,
      details: 'DETAIL is missing in the RAISE statement',
      hint: detailHint,
    });
  });
});
