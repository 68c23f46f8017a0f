/** How much of a panel is in sight when its dot is lit. */
const MOSTLY = 0.6;

/** Marks, below a row of panels that one swipes, which of them is in sight. */
export function addDots(article: ParentNode): void {
  const row = article.querySelector(".works-panels");
  if (!row || row.nextElementSibling) return;
  const panels = [...row.children];
  const dots = document.createElement("div");
  dots.className = "works-dots";
  dots.ariaHidden = "true";
  dots.append(...panels.map(() => document.createElement("i")));
  row.after(dots);
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        dots.children[panels.indexOf(target)]?.classList.toggle("shown", isIntersecting);
    },
    { root: row, threshold: MOSTLY },
  );
  for (const panel of panels) watch.observe(panel);
}
