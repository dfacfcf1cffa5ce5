// The description of the interface at its root.
import { describe, expect, it } from 'vitest';
import { anon, rest, service } from './client.ts';

describe('the root', () => {
  it('describes the tables and functions in OpenAPI', async () => {
    const answer = await rest('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8');
    expect(answer.json).toMatchObject({ swagger: '2.0', info: { title: expect.any(String) } });
  });

  it('is read by the official client', async () => {
    const { data, error } = await service.schema('public').getOpenApiSpec();
    expect(error).toBeNull();
    const paths = Object.keys(data?.paths ?? {});
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/books', '/authors', '/available_books', '/rpc/add_numbers', '/rpc/find_books']),
    );
    expect(paths).not.toContain('/secrets');
    expect(paths).not.toContain('/rpc/stamp_location');
  });

  it('describes the verbs of a table and of a view', async () => {
    const { data } = await service.schema('public').getOpenApiSpec();
    expect(Object.keys(data?.paths?.['/books'] ?? {}).toSorted()).toEqual(['delete', 'get', 'patch', 'post']);
    expect(Object.keys(data?.paths?.['/genre_totals'] ?? {})).toEqual(['get']);
  });

  it('describes columns, keys, comments and enums', async () => {
    const { json } = await rest('/');
    expect(json).toMatchObject({
      definitions: {
        authors: {
          description: 'People who write books',
          required: ['id', 'name'],
          properties: { country: { type: 'string', format: 'text', description: 'Two letters' } },
        },
        books: {
          type: 'object',
          properties: {
            id: { type: 'integer', format: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' },
            author_id: {
              description: "Note:\nThis is a Foreign Key to `authors.id`.<fk table='authors' column='id'/>",
            },
            genre: { type: 'string', format: 'public.genre', enum: ['novel', 'essay', 'poetry', 'comic'] },
            keywords: { type: 'array', items: { type: 'string' } },
            in_print: { type: 'boolean' },
            price: { type: 'number' },
          },
        },
      },
    });
  });

  it('describes the schema that is asked for', async () => {
    const { data } = await anon.schema('archive').getOpenApiSpec();
    const paths = Object.keys(data?.paths ?? {});
    expect(paths).toEqual(expect.arrayContaining(['/boxes', '/papers', '/rpc/box_labels']));
    expect(paths).not.toContain('/authors');
  });

  it('shows a caller only what the caller may touch', async () => {
    const stranger = await anon.schema('public').getOpenApiSpec();
    expect(Object.keys(stranger.data?.paths ?? {})).not.toContain('/payroll');
    const served = await service.schema('public').getOpenApiSpec();
    expect(Object.keys(served.data?.paths ?? {})).toContain('/payroll');
  });
});
