import { BannerControl } from './banner-control.tsx';

interface BannerControlsProps {
  /** There is more than one item to turn to. */
  hasOthers: boolean;
  step: (by: number) => void;
  isPaused: boolean;
  togglePaused: () => void;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onDismiss: () => void;
}

/** The buttons at the banner's end. */
export function BannerControls(props: BannerControlsProps) {
  const { hasOthers, step, isPaused, togglePaused, isOpen, setOpen, onDismiss } = props;
  const close = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <div className="banner-controls">
      {hasOthers && (
        <>
          <BannerControl label="Previous announcement" path="M15 5l-7 7 7 7" onClick={() => step(-1)} />
          <BannerControl label="Next announcement" path="M9 5l7 7-7 7" onClick={() => step(1)} />
        </>
      )}
      <BannerControl
        label={isPaused ? 'Play announcements' : 'Pause announcements'}
        path={isPaused ? 'M8 5l10 7-10 7z' : 'M9 5v14M15 5v14'}
        moves
        onClick={togglePaused}
      />
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
