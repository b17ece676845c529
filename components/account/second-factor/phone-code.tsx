'use client';

import { useState } from 'react';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { FieldError } from '#components/form/field-error.tsx';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { type SmsChannel, smsChannels } from '#lib/core/messaging/sms-channels.ts';
import { messages } from '#lib/language/messages.ts';
import { CodeForm } from './code-form.tsx';
import { type Challenge, challengeFactor, verifyFactor } from './factor-api.ts';

interface PhoneCodeProps {
  factorId: string;
  /** The phone is being added, so an ended session asks for the password first. */
  isNew?: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Sends a code to the phone by the chosen channel, and asks for it. */
export function PhoneCode({ factorId, isNew = false, onConfirmed, onCancel }: PhoneCodeProps) {
  const [channel, setChannel] = useState<SmsChannel>('sms');
  const { sent, problem, isSending, send } = useSentCode(factorId, channel, isNew);
  const confirm = async (code: string) => {
    const input = { id: factorId, challenge_id: sent?.id ?? '', code };
    const result = await (isNew ? runUnlocked(verifyFactor, input) : verifyFactor(input));
    if (!result.ok) return result.error.message;
    onConfirmed();
    return null;
  };
  return (
    <div className="grid gap-6">
      <ChannelChoice channel={channel} onChoose={setChannel} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant={sent ? 'secondary' : 'primary'} pending={isSending} onClick={send}>
          {sent ? messages.factorTexts.sendAgain : messages.factorTexts.send}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {sent && !isSending && messages.factorTexts.sent(sent.channel)}
        </p>
      </div>
      <FieldError>{problem}</FieldError>
      {sent && (
        <CodeForm
          key={sent.id}
          kind="factor"
          label={messages.factorTexts.codeFromMessage}
          help={messages.factorTexts.help.phone}
          submitLabel={messages.factorTexts.confirm}
          onSubmit={confirm}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

function useSentCode(factorId: string, channel: SmsChannel, isNew: boolean) {
  const [sent, setSent] = useState<(Challenge & { channel: SmsChannel }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setProblem(null);
    const input = { id: factorId, channel };
    const result = await (isNew ? runUnlocked(challengeFactor, input) : challengeFactor(input));
    setIsSending(false);
    if (result.ok) setSent({ ...result.data, channel });
    else setProblem(result.error.message);
  };
  return { sent, problem, isSending, send };
}

interface ChannelChoiceProps {
  channel: SmsChannel;
  onChoose: (channel: SmsChannel) => void;
}

function ChannelChoice({ channel, onChoose }: ChannelChoiceProps) {
  return (
    <ChoiceField
      label={messages.factorTexts.sendBy}
      options={smsChannels.map((value) => ({ value, label: messages.factorTexts.channels[value] }))}
      radio={(each) => ({ name: 'channel', checked: each === channel, onChange: () => onChoose(each) })}
    />
  );
}
