'use client';

import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { InputField } from '#components/form/form-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Copy } from '#components/ui/icons/generated/icons.ts';
import { copyText } from '#components/ui/links/copy-text.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { QrCode } from '#components/ui/text/qr-code.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import type { NewInvitation } from '#lib/staff/schema.ts';
import { useInvitationMail } from './use-invitation-mail.ts';

interface LinkDialogProps extends StaffDialogProps {
  name: string;
  /** The person's address. */
  email: string;
  invitation: NewInvitation;
}

/** The link of an invitation, shown once: as a QR code, and to copy. */
export function LinkDialog({ name, email, invitation, isOpen, onClose }: LinkDialogProps) {
  const { invitation_url: url } = invitation;
  const mail = useInvitationMail(invitation, email);
  const words = messages.staffView;
  const copy = async () =>
    (await copyText(url)) ? toast('success', words.copied) : toast('error', words.copyFailed);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.linkTitle(name)} description={words.linkHint}>
      <div className="grid gap-6">
        <QrCode text={url} label={words.qrCode} className="invitation-code" />
        <InputField
          label={words.link}
          help={words.mailed[mail]}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={copy}>
            <Labelled icon={<Copy aria-hidden size={18} />}>{words.copy}</Labelled>
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}
