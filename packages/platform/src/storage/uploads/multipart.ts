// A form with a file in it, read as it arrives: the fields before the file, then the file as a stream. Nothing of it is
// held but the fields, and those are few and short.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { invalidRequest } from '#platform/storage/errors.ts';

export interface FormFile {
  body: Readable;
  contentType: string;
  /** What stood before the file. */
  fields: ReadonlyMap<string, string>;
  /** Resolves when the form ended as forms end. */
  whole: Promise<void>;
  /** No more of it is wanted. */
  abandon: () => void;
}

const LIMITS = {
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  files: 1,
  parts: 12,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

export function openForm(headers: IncomingMessage['headers'], source: Readable): Promise<FormFile> {
  const fields = new Map<string, string>();
  const parser = createParser(headers);
  return new Promise<FormFile>((resolve, reject) => {
    const whole = Promise.withResolvers<void>();
    let file: Readable | null = null;
    let isRefused = false;
    whole.promise.catch(() => {});

    const refuse = (error: Error) => {
      if (isRefused) return;
      isRefused = true;
      source.unpipe(parser);
      source.destroy();
      whole.reject(error);
      reject(error);
      file?.destroy(error);
    };
    const abandon = () => refuse(invalidRequest('The form is not wanted'));
    const broken = () => refuse(invalidRequest('The form is not valid'));

    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) return refuse(invalidRequest('A field of the form is too long'));
      fields.set(name, value);
    });
    parser.on('file', (_field, stream, _filename, _encoding, contentType) => {
      stream.on('error', broken);
      file = stream;
      resolve({ body: stream, contentType, fields: new Map(fields), whole: whole.promise, abandon });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => refuse(invalidRequest('The form has too many parts')));
    }
    parser.on('finish', () => {
      if (file === null) refuse(invalidRequest('No file provided'));
      else whole.resolve();
    });
    parser.on('error', broken);
    source.on('error', broken);
    source.pipe(parser);
  });
}

function createParser(headers: IncomingMessage['headers']) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw invalidRequest('The form has no boundary');
  }
}
