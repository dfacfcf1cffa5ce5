// A picture at the largest size that fits the screen.

interface LargePictureProps {
  /** Undefined while the URL is being signed. */
  address: string | undefined;
  alt: string;
  width: number;
  height: number;
  onError?: () => void;
}

export function LargePicture({ address, alt, ...picture }: LargePictureProps) {
  return (
    <div className="grid min-h-52 place-items-center rounded-small bg-panel">
      {address !== undefined && (
        <img src={address} alt={alt} {...picture} className="h-auto max-h-[60dvh] w-auto max-w-full rounded-small" />
      )}
    </div>
  );
}
