// The refusals of storage: one catalogue with stable codes, in the shape storage-js reads.

interface Refusal {
  status: number;
  /** The older name of the refusal, which clients of the first generation read. */
  error: string;
  message: string;
}

const CATALOGUE = {
  NoSuchBucket: { status: 404, error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found', message: 'Object not found' },
  NoSuchUpload: { status: 404, error: 'not_found', message: 'Upload not found' },
  NoSuchRoute: { status: 404, error: 'Not Found', message: 'There is nothing at this address' },
  InvalidKey: { status: 400, error: 'InvalidKey', message: 'Invalid key' },
  InvalidBucketName: { status: 400, error: 'Invalid Input', message: 'Bucket name invalid' },
  InvalidRequest: { status: 400, error: 'InvalidRequest', message: 'The request is not valid' },
  InvalidSignature: { status: 400, error: 'InvalidSignature', message: 'Invalid signature' },
  ExpiredToken: { status: 400, error: 'ExpiredToken', message: 'The provided token has expired.' },
  InvalidJWT: { status: 401, error: 'Unauthorized', message: 'Invalid JWT' },
  AccessDenied: { status: 403, error: 'Unauthorized', message: 'Access denied' },
  KeyAlreadyExists: { status: 409, error: 'Duplicate', message: 'The resource already exists' },
  BucketAlreadyExists: { status: 409, error: 'Duplicate', message: 'The resource already exists' },
  ResourceNotEmpty: { status: 409, error: 'InvalidRequest', message: 'The bucket you tried to delete is not empty' },
  FeatureNotEnabled: { status: 409, error: 'FeatureNotEnabled', message: 'This feature is not offered here' },
  PreconditionFailed: { status: 412, error: 'PreconditionFailed', message: 'The object has changed' },
  EntityTooLarge: {
    status: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InvalidMimeType: { status: 415, error: 'invalid_mime_type', message: 'This mime type is not supported' },
  InvalidRange: { status: 416, error: 'invalid_range', message: 'The requested range is not satisfiable' },
  ResourceLocked: { status: 423, error: 'ResourceLocked', message: 'The resource is locked' },
  TooManyUploads: {
    status: 429,
    error: 'TooManyRequests',
    message: 'Too many unfinished uploads: finish or cancel one first',
  },
  InternalError: { status: 500, error: 'InternalError', message: 'Internal server error' },
  SlowDown: { status: 503, error: 'SlowDown', message: 'The service is busy' },
  StorageFull: { status: 507, error: 'InsufficientStorage', message: 'There is no room left' },
} satisfies Record<string, Refusal>;

export type StorageErrorCode = keyof typeof CATALOGUE;

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  readonly status: number;
  readonly error: string;
  readonly headers: Record<string, string>;

  constructor(code: StorageErrorCode, message?: string, headers: Record<string, string> = {}) {
    const refusal: Refusal = CATALOGUE[code];
    super(message ?? refusal.message);
    this.name = 'StorageError';
    this.code = code;
    this.status = refusal.status;
    this.error = refusal.error;
    this.headers = headers;
  }
}

export const invalidRequest = (message: string): StorageError => new StorageError('InvalidRequest', message);
