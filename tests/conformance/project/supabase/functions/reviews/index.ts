// The reviews that the caller may read, and one that they write.
import { callerClient } from '../_shared/caller.ts';

export default async function answer(request: Request): Promise<Response> {
  const reviews = callerClient(request).from('reviews');
  if (request.method === 'PUT') {
    const { error } = await reviews.insert(await request.json());
    return Response.json({ code: error?.code ?? null }, { status: error ? 403 : 201 });
  }
  const { data, error } = await reviews.select('id, reviewer, is_public').order('id');
  return error ? Response.json(error, { status: 400 }) : Response.json(data);
}
