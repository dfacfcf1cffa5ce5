// A picture that keeps its place before it comes. The first of a page is fetched at once, the others when they are near.
export interface PhotoSource {
  src: string;
  srcSet: string;
  alt: string;
  width: number;
  height: number;
}

interface PhotoProps {
  photo: PhotoSource;
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

export function Photo({ photo, sizes, isFirst = false, className = '' }: PhotoProps) {
  return (
    <img
      {...photo}
      alt={photo.alt}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`h-auto w-full bg-panel object-cover ${className}`}
    />
  );
}
