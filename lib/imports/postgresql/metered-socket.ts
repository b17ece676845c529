import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { databaseLimits } from '../reading/limits.ts';

type Limits = Pick<typeof databaseLimits, 'answerBytes' | 'totalBytes'>;

/**
 * A socket that counts received bytes, below TLS and the protocol. It is destroyed with an AppError once one answer (all
 * bytes between two writes) or the whole connection exceeds the limits.
 */
export class MeteredSocket extends Duplex {
  private readonly socket = new Socket();
  private answer = 0;
  private total = 0;

  constructor(private readonly limits: Limits = databaseLimits) {
    super();
    this.socket
      .on('connect', () => this.emit('connect'))
      .on('data', (part) => this.count(part))
      .on('end', () => this.push(null))
      .on('error', (error) => this.destroy(error))
      .on('close', () => this.destroy());
  }

  connect(port: number, host: string): this {
    this.socket.connect(port, host);
    return this;
  }

  setNoDelay(isOn: boolean): this {
    this.socket.setNoDelay(isOn);
    return this;
  }

  private count(part: Buffer): void {
    this.answer += part.length;
    this.total += part.length;
    const { answerBytes, totalBytes } = this.limits;
    const most = this.answer > answerBytes ? answerBytes : totalBytes;
    if (this.answer > answerBytes || this.total > totalBytes)
      this.destroy(new AppError('invalid', messages.postgresql.tooMuch(Math.round(most / 1024 / 1024))));
    else if (!this.push(part)) this.socket.pause();
  }

  override _read(): void {
    this.socket.resume();
  }

  override _write(part: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.answer = 0;
    this.socket.write(part, done);
  }

  override _final(done: () => void): void {
    this.socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.socket.closed) done(error);
    else this.socket.once('close', () => done(error)).destroy();
  }
}
