// Scales a picture down in the browser before it is uploaded. Drawing it anew also removes the place where it was taken, and turns
// every format that the browser reads, such as HEIC in Safari, into one that all browsers show.
const LONGEST = 2000;
const QUALITY = 0.82;

export interface SmallPicture {
  /** WebP, or JPEG where the browser cannot write it. */
  file: Blob;
  extension: 'webp' | 'jpg';
  width: number;
  height: number;
}

/** Null for a file that this browser cannot read as a picture. */
export async function shrinkPicture(file: Blob): Promise<SmallPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  pen.imageSmoothingQuality = 'high';
  // What is transparent would be black in a JPEG.
  pen.fillStyle = '#fffdfa';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { width, height } = canvas;
  const webp = await write(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return { file: webp, extension: 'webp', width, height };
  return { file: (await write(canvas, 'image/jpeg')) ?? new Blob(), extension: 'jpg', width, height };
}

const write = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
