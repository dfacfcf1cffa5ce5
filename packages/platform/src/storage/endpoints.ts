// Every endpoint of /storage/v1. Of those that fit an address the first answers: the narrower ones stand first.
import type { Endpoint } from './endpoint.ts';
import { bucketCreate } from './endpoints/bucket-create.ts';
import { bucketDelete } from './endpoints/bucket-delete.ts';
import { bucketEmpty } from './endpoints/bucket-empty.ts';
import { bucketGet } from './endpoints/bucket-get.ts';
import { bucketList } from './endpoints/bucket-list.ts';
import { bucketUpdate } from './endpoints/bucket-update.ts';
import { cdnPurgeBucket, cdnPurgeObject } from './endpoints/cdn-purge.ts';
import { objectCopy } from './endpoints/object-copy.ts';
import { objectGet, objectGetAuthenticated } from './endpoints/object-get.ts';
import { objectGetPublic } from './endpoints/object-get-public.ts';
import { objectGetSigned } from './endpoints/object-get-signed.ts';
import { objectInfo, objectInfoAuthenticated, objectInfoPublic } from './endpoints/object-info.ts';
import { objectList } from './endpoints/object-list.ts';
import { objectListV2 } from './endpoints/object-list-v2.ts';
import { objectMove } from './endpoints/object-move.ts';
import { objectRemove, objectRemoveOne } from './endpoints/object-remove.ts';
import { objectSign } from './endpoints/object-sign.ts';
import { objectSignMany } from './endpoints/object-sign-many.ts';
import { objectSignUpload } from './endpoints/object-sign-upload.ts';
import { objectUpdate } from './endpoints/object-update.ts';
import { objectUpload } from './endpoints/object-upload.ts';
import { objectUploadSigned } from './endpoints/object-upload-signed.ts';
import { renderAuthenticated, renderPublic, renderSigned } from './endpoints/render-image.ts';
import { resumableEndpoints } from './resumable/endpoints.ts';

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
