'use client';

import { UploadField } from '#components/form/upload-field.tsx';
import { churchContent } from '#lib/church/content.ts';
import { churchMessages } from '#lib/church/messages.ts';
import { isStoredPicture } from '#lib/core/site/stored-picture-address.ts';

interface LogoFieldProps {
  kind: 'logo' | 'mark';
  /** The picture's address; empty for none. */
  value: string;
  /** The stored address; empty for none. */
  stored: string;
  onChange: (address: string) => void;
  error?: string | undefined;
}

/** The church's logo or square mark, previewed on both of its backgrounds. */
const told = {
  logo: {
    label: churchContent.labels.logo_url,
    help: churchMessages.logoHelp,
  },
  mark: {
    label: churchContent.labels.mark_url,
    help: churchMessages.markHelp,
  },
} as const;

export function LogoField({ kind, ...props }: LogoFieldProps) {
  return (
    <UploadField
      {...props}
      {...told[kind]}
      bucket="logos"
      preview={(address) => <LogoPreview address={address} />}
    />
  );
}

/** The whole picture, on paper as in the header and on dark as in the footer. */
function LogoPreview({ address }: { address: string }) {
  if (!isStoredPicture(address)) return null;
  return (
    <div className="flex justify-self-start overflow-hidden rounded-card border border-rule">
      {['bg-paper', 'bg-night'].map((ground) => (
        // biome-ignore lint/performance/noImgElement: as it was uploaded, small as it is
        <img key={ground} src={address} alt="" className={`h-24 w-36 object-contain p-4 ${ground}`} />
      ))}
    </div>
  );
}
