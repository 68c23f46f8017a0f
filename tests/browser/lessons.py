"""What a learner does at each step of a lesson, by the buttons of the teacher alone."""

from playwright.sync_api import Page

CONFIRM = ".prompt :is(.confirm, .amount) .primary:enabled"
"""What sends an answer that a tap does not send."""
LEFT = "(index) => document.body.dataset.lessonStep !== index"
LEFT_OR_TO_CONFIRM = "([index, confirm]) => document.body.dataset.lessonStep !== index || document.querySelector(confirm)"


def do_step(page: Page) -> None:
    """Go on, or have the answer shown and confirm it if that takes another tap."""
    index = page.locator("body").get_attribute("data-lesson-step")
    reads = page.locator(".lesson-acts .primary").count() > 0
    page.locator(".lesson-acts .button").click()
    if reads:
        page.wait_for_function(LEFT, arg=index)
        return
    page.wait_for_function(LEFT_OR_TO_CONFIRM, arg=[index, CONFIRM])
    if page.locator("body").get_attribute("data-lesson-step") == index:
        page.locator(CONFIRM).click()
