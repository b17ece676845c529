import { BannerControl } from './banner-control.tsx';
import { BannerTurning, type BannerTurningProps } from './banner-turning.tsx';

interface BannerControlsProps extends BannerTurningProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onDismiss: () => void;
}

/** The buttons at the banner's end. */
export function BannerControls({ isOpen, setOpen, onDismiss, ...turning }: BannerControlsProps) {
  const close = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <div className="banner-controls">
      <BannerTurning {...turning} />
      <BannerControl
        label="Banner settings"
        path="M4 7h9M19 7h1M4 17h1M11 17h9M16 5v4M8 15v4"
        isExpanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <BannerControl label="Dismiss announcements" path="M6 6l12 12M18 6L6 18" onClick={close} />
    </div>
  );
}
