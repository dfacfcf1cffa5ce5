// Reduces a photo before the upload. Drawing it again also removes its metadata, such as the location.
const LONGEST = 2560;
const QUALITY = 0.86;

export interface FittedPhoto {
  picture: Blob;
  width: number;
  height: number;
}

/** Null when this browser cannot read the picture. */
export async function fitPhoto(file: Blob): Promise<FittedPhoto | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = fitSize(picture);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) return null;
    pen.imageSmoothingQuality = 'high';
    // A transparent background would become black in a JPEG.
    pen.fillStyle = '#fffdfa';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return drawn === null ? null : { picture: drawn, width, height };
  } catch {
    return null;
  }
}

/** A small photo is not enlarged. */
export function fitSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
