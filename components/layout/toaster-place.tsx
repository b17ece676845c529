'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type ToastMessage, toastEvent } from '../ui/toast';

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false });

/**
 * Where messages appear: screen readers know the place from the start, so that they read out the first one too.
 * The code that draws them is fetched with it.
 */
export function ToasterPlace() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  useEffect(() => {
    const add = (event: Event) =>
      setMessages((shown) => [...shown, (event as CustomEvent<ToastMessage>).detail]);
    window.addEventListener(toastEvent, add);
    return () => window.removeEventListener(toastEvent, add);
  }, []);
  return <div role="status">{messages.length > 0 && <Toaster messages={messages} />}</div>;
}
