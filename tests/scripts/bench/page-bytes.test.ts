import { expect, it } from 'vitest';
import { partsOf } from '#scripts/bench/pages/page-bytes.ts';

it('tells styles and the data of the scripts from the rest of a document', () => {
  const style = '<style>.é{top:0}</style>';
  const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const data = "<script>self.__next_f.push([1,'<style>'])</script>";
  const html = `${style}<p>x</p><script>other()</script>${begin}${style}${data}`;
  expect(partsOf(html)).toEqual({
    total: html.length + 2,
    styles: 2 * (style.length + 1),
    data: begin.length + data.length,
  });
});
