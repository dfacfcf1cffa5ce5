// Every endpoint of /storage/v1. The first that matches an address answers, so the narrower ones come first.

import { bucketCreate } from './buckets/bucket-create.ts';
import { bucketDelete } from './buckets/bucket-delete.ts';
import { bucketEmpty } from './buckets/bucket-empty.ts';
import { bucketGet } from './buckets/bucket-get.ts';
import { bucketList } from './buckets/bucket-list.ts';
import { bucketUpdate } from './buckets/bucket-update.ts';
import type { Endpoint } from './endpoint.ts';
import { objectCopy } from './objects/object-copy.ts';
import { objectInfo, objectInfoAuthenticated, objectInfoPublic } from './objects/object-info.ts';
import { objectList } from './objects/object-list.ts';
import { objectListV2 } from './objects/object-list-v2.ts';
import { objectMove } from './objects/object-move.ts';
import { objectRemove, objectRemoveOne } from './objects/object-remove.ts';
import { resumableEndpoints } from './resumable/endpoints.ts';
import { cdnPurgeBucket, cdnPurgeObject } from './serving/cdn-purge.ts';
import { objectGet, objectGetAuthenticated } from './serving/object-get.ts';
import { objectGetPublic } from './serving/object-get-public.ts';
import { objectGetSigned } from './serving/object-get-signed.ts';
import { renderAuthenticated, renderPublic, renderSigned } from './serving/render-image.ts';
import { objectSign } from './signed-urls/object-sign.ts';
import { objectSignMany } from './signed-urls/object-sign-many.ts';
import { objectSignUpload } from './signed-urls/object-sign-upload.ts';
import { objectUpdate } from './uploads/object-update.ts';
import { objectUpload } from './uploads/object-upload.ts';
import { objectUploadSigned } from './uploads/object-upload-signed.ts';

export const storageEndpoints: readonly Endpoint[] = [
  bucketCreate,
  bucketList,
  bucketGet,
  bucketUpdate,
  bucketDelete,
  bucketEmpty,
  ...resumableEndpoints,
  objectList,
  objectListV2,
  objectMove,
  objectCopy,
  objectSignUpload,
  objectUploadSigned,
  objectSignMany,
  objectSign,
  objectGetSigned,
  objectGetPublic,
  objectGetAuthenticated,
  objectInfoPublic,
  objectInfoAuthenticated,
  objectInfo,
  renderPublic,
  renderAuthenticated,
  renderSigned,
  cdnPurgeObject,
  cdnPurgeBucket,
  objectRemove,
  objectRemoveOne,
  objectUpload,
  objectUpdate,
  objectGet,
];
