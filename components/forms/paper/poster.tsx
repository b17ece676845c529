'use client';

import './paper.css';
import { Button } from '#components/ui/button.tsx';
import { Download, Printer } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { QrCode } from '#components/ui/text/qr-code.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { qrFile } from '#lib/core/pictures/qr-code.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** A poster with the QR code of a form's page, to print or to use elsewhere. */
export function Poster({ form }: { form: FormRow }) {
  const text = messages.answerList;
  const address = new URL(unlinkedPaths.form(form.slug), location.origin).href;
  return (
    <div className="grid gap-6">
      <p className="measure text-ink-2">{form.is_open ? text.posterHint : text.posterClosed}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>
          <Labelled icon={<Printer aria-hidden size={18} />}>{text.printPoster}</Labelled>
        </Button>
        <Button
          variant="secondary"
          href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrFile(address))}`}
          download={`${form.slug}.svg`}
        >
          <Labelled icon={<Download aria-hidden size={18} />}>{text.saveCode}</Labelled>
        </Button>
      </div>
      <article className="paper poster">
        <h2 className="text-5xl wrap-anywhere">{form.title}</h2>
        {form.intro && <p className="measure text-lg whitespace-pre-line">{form.intro}</p>}
        <QrCode text={address} label={text.qrCode(address)} className="poster-code" />
        <p className="text-2xl font-semibold">{hasSeats(form) ? text.scan : text.scanForm}</p>
        <p className="text-lg wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
      </article>
    </div>
  );
}
