import { describe, expect, test } from 'vitest';
import { classesIn, classesOfScripts, readStyles, stylesFor } from './used-styles.ts';

const noScripts = classesOfScripts([]);
/** What a page with these classes gets of a stylesheet. */
const kept = (css: string, classes: string[], isOfScripts = noScripts) =>
  stylesFor(readStyles(css, isOfScripts), new Set(classes));

describe('the styles of a page', () => {
  test('are those of its classes', () => {
    expect(kept('.card{color:red}.lane{color:blue}', ['card'])).toBe('.card{color:red}');
  });

  test('ask for all classes of one selector, and for one selector of a rule', () => {
    const css = '.card .lane,.week{color:red}';
    expect(kept(css, ['card'])).toBe('');
    expect(kept(css, ['card', 'lane'])).toBe(css);
    expect(kept(css, ['week'])).toBe(css);
  });

  test('keep what has no class, and what is known by a state or an attribute only', () => {
    const css =
      'html{color:red}[data-state="a.b"]{color:blue}a:hover,.card:hover{x:y}@font-face{src:url(a.b)}';
    expect(kept(css, [])).toBe(css);
  });

  test('take no class for needed that a bracket asks for', () => {
    const css = 'p:not(.card){color:red}p:is(.card,:has(.lane,b)){color:blue}';
    expect(kept(css, [])).toBe(css);
  });

  test('need what a rule asks to be inside', () => {
    const css = '.card:has(>.lane){x:y}.card:not(:has(.lane)){x:z}';
    expect(kept(css, ['card'])).toBe('.card:not(:has(.lane)){x:z}');
    expect(kept(css, ['card', 'lane'])).toBe(css);
  });

  test('leave out rules in rules, and what is around none', () => {
    const css =
      '.card{color:red;.card__title{x:y}& .card__lead{x:y}}@layer subjects{@media (width<44rem){.lane{x:y}}}';
    expect(kept(css, ['card', 'card__lead'])).toBe('.card{color:red;.card__lead{x:y}}');
    expect(kept(css, ['lane'])).toBe('@layer subjects{@media (width<44rem){.lane{x:y}}}');
  });

  test('name a layer once, and the rule around once', () => {
    const css =
      '@layer base,themes;@layer base{a{x:y}}@layer themes{b{x:y}}@layer base{.card{&>a,& b{x:y}&:hover{x:z}}}';
    expect(kept(css, ['card'])).toBe(
      '@layer base,themes;@layer base{a{x:y}.card{>a,b{x:y}&:hover{x:z}}}@layer themes{b{x:y}}',
    );
  });

  test('keep the steps of a movement, whose numbers are no classes', () => {
    const css = '@keyframes rise{0%{x:y}12.5%{x:z}to{x:y}}';
    expect(kept(css, [])).toBe(css);
  });

  test('are unchanged where all classes are there', () => {
    const css =
      '@layer base,themes;@layer base{:root{--a:1;--b:url("data:a;b")}}@container (width<44rem){.card{x:y;&:hover{x:z}}}@page{margin:1cm}';
    expect(kept(css, ['card'])).toBe(css);
  });

  test('keep what a script may add, by its name or its beginning', () => {
    const isOfScripts = classesOfScripts([
      'a.className=`notice notice--$' + '{kind}`;b="flag";c.closest(".day").days',
    ]);
    const css = '.notice--bad{x:y}.flag{x:y}.notice__title{x:y}.flag--up{x:y}.day{x:y}.days{x:y}';
    expect(kept(css, [], isOfScripts)).toBe('.notice--bad{x:y}.flag{x:y}');
  });
});

test('the classes of a page are those in its markup', () => {
  const html = '<p class="a b">class="c"</p><svg class="d"><path data-class="e"></svg>';
  expect([...classesIn(html)]).toEqual(['a', 'b', 'd']);
});
