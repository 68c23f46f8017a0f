"""What a learner does at each step of a lesson, by the buttons of the teacher alone."""

from playwright.sync_api import Page


def do_step(page: Page) -> None:
    """Go on, or have the answer shown and confirm it if that takes another tap."""
    index = page.locator("body").get_attribute("data-lesson-step")
    page.locator(".lesson-acts .button").click()
    page.wait_for_function(
        "(index) => document.body.dataset.lessonStep !== index || document.querySelector('.confirm .primary:enabled')",
        arg=index,
    )
    if page.locator("body").get_attribute("data-lesson-step") == index:
        page.locator(".confirm .primary:enabled").click()
