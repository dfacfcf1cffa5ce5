// Which function a call means, and what is said when it means none or several.
import { describe, expect, it } from 'vitest';
import { anon, post, rest } from './client.ts';

describe('overloaded functions', () => {
  it('are chosen by the names of the arguments', async () => {
    expect((await anon.rpc('area', { side: 3 })).data).toBe(9);
    expect((await anon.rpc('area', { width: 3, height: 4 })).data).toBe(12);
    expect((await anon.rpc('area')).data).toBe('nowhere');
    expect((await anon.rpc('area', { width: 3, height: 4 }, { get: true })).data).toBe(12);
  });

  it('are refused when two fit', async () => {
    const { error, status } = await anon.rpc('unsure', { a: 1 });
    expect(status).toBe(300);
    expect(error).toEqual({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.unsure(a => integer), public.unsure(a => text)',
      details: null,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    });
  });
});

describe('a function that is not found', () => {
  it('is named with the arguments that were searched', async () => {
    const { error, status } = await anon.rpc('add_numbers', { a: 1, x: 2 });
    expect(status).toBe(404);
    expect(error).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.add_numbers(a, x) in the schema cache',
      details:
        'Searched for the function public.add_numbers with parameters a, x or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add_numbers(a, b)',
    });
  });

  it('is searched without parameters by a plain GET', async () => {
    const answer = await rest('/rpc/add_number');
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.add_number without parameters in the schema cache',
      details:
        'Searched for the function public.add_number without parameters, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add_numbers',
    });
  });

  it('is searched with one parameter by its name', async () => {
    const answer = await rest('/rpc/greet?nam=x');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      code: 'PGRST202',
      details:
        'Searched for the function public.greet with parameter nam, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.greet(name)',
    });
  });

  it('is searched by the kind of the body', async () => {
    const answer = await rest('/rpc/add_numbers', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.add_numbers in the schema cache',
      details:
        'Searched for the function public.add_numbers with a single unnamed text parameter, but no matches were found in the schema cache.',
      hint: null,
    });
  });

  it('may not be a trigger', async () => {
    const { error, status } = await anon.rpc('stamp_location');
    expect(status).toBe(404);
    expect(error?.code).toBe('PGRST202');
  });

  it('is not guessed when nothing is close', async () => {
    const { error } = await anon.rpc('zzzzqqqq');
    expect(error).toMatchObject({ code: 'PGRST202', hint: null });
  });
});

describe('an argument that does not fit', () => {
  it('is refused by its type', async () => {
    const { error, status } = await anon.rpc('add_numbers', { a: 'one', b: 2 });
    expect(status).toBe(400);
    expect(error?.code).toBe('22P02');
    const inUrl = await rest('/rpc/add_numbers?a=one&b=2');
    expect(inUrl.json).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "one"' });
  });

  it('is refused when the body is not JSON', async () => {
    const answer = await rest('/rpc/greet', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'sdfsdf',
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'PGRST102' });
  });

  it('is read as a filter in the address of a POST', async () => {
    const answer = await post('/rpc/greet?name=John', {});
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse filter (John)" (line 1, column 1)',
    });
  });
});
